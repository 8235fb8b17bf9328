export function withFiles(code: string, folder: string): string;
export function listFiles(folder: string): void;

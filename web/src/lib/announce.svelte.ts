/** Announcements to screen readers, and toasts. */

/** The texts of the page's two live regions. */
export const said = $state({ polite: "", assertive: "" });

/** Announces a text to screen readers. Nothing is displayed. */
export function announce(text: string, kind: "polite" | "assertive" = "polite"): void {
  // Screen readers repeat a text only if it differs.
  said[kind] = said[kind] === text ? text + "\u00a0" : text;
}

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "bad";
}

export const toasts: Toast[] = $state([]);
let next = 0;

/** Shows a text for a few seconds, and announces it. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const id = next++;
  toasts.push({ id, text, kind });
  announce(text, kind === "bad" ? "assertive" : "polite");
  setTimeout(() => closeToast(id), 4000 + text.length * 50);
}

export function closeToast(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

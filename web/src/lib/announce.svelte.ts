/** What screen readers are told, and short notices that everybody sees for a while. */

/** The page has one live region of each kind, with this text. */
export const said = $state({ polite: "", assertive: "" });

/** Says something to screen readers. Nothing is seen. */
export function announce(text: string, kind: "polite" | "assertive" = "polite"): void {
  // The same words twice are said twice only if the text differs.
  said[kind] = said[kind] === text ? text + "\u00a0" : text;
}

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "bad";
}

export const toasts: Toast[] = $state([]);
let next = 0;

/** Shows a line for some seconds, and says it. */
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

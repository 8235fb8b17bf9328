/** Reads table codes as users type and paste them. */

/** Letters that are not used in ids, with the digits they look like. */
const LOOKALIKES: Record<string, string> = { o: "0", i: "1", l: "1" };

/** The id of a table in a link or a code; null if there is none. */
export function codeIn(text: string): string | null {
  const linked = /#\/(?:t|join|review)\/([0-9a-z]{12})\b/i.exec(text);
  const code = (linked?.[1] ?? text).toLowerCase().replace(/[\s-]/g, "");
  const read = code.replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return /^[0-9abcdefghjkmnpqrstvwxyz]{12}$/.test(read) ? read : null;
}

/** The key in a link that hands over a seat; null if it is not such a link. */
export function seatKeyIn(text: string): string | null {
  return /#\/seat\/([0-9a-z]{52,80})\b/.exec(text)?.[1] ?? null;
}

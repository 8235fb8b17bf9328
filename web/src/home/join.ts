/** A table's code, as people type and paste it. */

/** Letters of ids; those that are taken for others are read as what they look like. */
const LOOKALIKES: Record<string, string> = { o: "0", i: "1", l: "1" };

/** The id of a table in a whole link or a code; none when there is none in it. */
export function codeIn(text: string): string | null {
  const linked = /#\/(?:t|join|review)\/([0-9a-z]{12})\b/i.exec(text);
  const code = (linked?.[1] ?? text).toLowerCase().replace(/[\s-]/g, "");
  const read = code.replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return /^[0-9abcdefghjkmnpqrstvwxyz]{12}$/.test(read) ? read : null;
}

/** The key in a link that takes a seat over; none when it is no such link. */
export function seatKeyIn(text: string): string | null {
  return /#\/seat\/([0-9a-z]{52,80})\b/.exec(text)?.[1] ?? null;
}

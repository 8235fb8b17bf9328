/** From field to field, as a pen goes on paper. */

export interface Place {
  row: number;
  seat: number;
}

/** Where the caret stands in a field, as far as it matters. */
export interface Caret {
  atStart: boolean;
  atEnd: boolean;
}

/** The field that a key leads to; null where the key belongs to the field itself. */
export function nextPlace(
  key: string,
  back: boolean,
  { row, seat }: Place,
  caret: Caret,
  rows: number,
  seats: number,
): Place | null {
  const inside = (place: Place) =>
    place.row >= 0 && place.row < rows && place.seat >= 0 && place.seat < seats;
  // The edge holds: the key does nothing, and nothing is lost.
  const to = (place: Place) => (inside(place) ? place : { row, seat });
  switch (key) {
    case "Enter":
      if (back) return to(row > 0 ? { row: row - 1, seat } : { row: rows - 1, seat: seat - 1 });
      return to(row < rows - 1 ? { row: row + 1, seat } : { row: 0, seat: seat + 1 });
    case "ArrowDown":
      return to({ row: row + 1, seat });
    case "ArrowUp":
      return to({ row: row - 1, seat });
    case "ArrowLeft":
      return caret.atStart ? to({ row, seat: seat - 1 }) : null;
    case "ArrowRight":
      return caret.atEnd ? to({ row, seat: seat + 1 }) : null;
    default:
      return null;
  }
}

/** The caret of a field; one that is wholly marked is at both ends. */
export function caretOf(field: HTMLInputElement): Caret {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const whole = from === 0 && to === value.length;
  return { atStart: whole || (from === 0 && to === 0), atEnd: whole || from === value.length };
}

/** Keyboard navigation between the fields of the pad. */

export interface Place {
  row: number;
  seat: number;
}

/** Whether the caret is at either end of a field. */
export interface Caret {
  atStart: boolean;
  atEnd: boolean;
}

/** The field that a key moves to; null if the field itself handles the key. */
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
  // At the edge of the pad the key does nothing.
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

/** The caret of a field; if everything is selected, it is at both ends. */
export function caretOf(field: HTMLInputElement): Caret {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const whole = from === 0 && to === value.length;
  return { atStart: whole || (from === 0 && to === 0), atEnd: whole || from === value.length };
}

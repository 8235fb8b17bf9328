/** What a card or wonder would cost either city, in words. */

import type { DuelCard, DuelPicture, DuelWonder } from "../gen/duel";
import { t } from "../lib/i18n.svelte";
import { cityOf, isCard, slotOf } from "./facts";
import { billFor } from "./price";
import { billLines, priceText, whyNotPaid } from "./words";

export interface PriceLine {
  who: string;
  price: string;
  lines: string[];
  /** Why it cannot be paid; only for the one who asks. */
  refusal: string | null;
}

/** The price of a card that lies in the structure for both, of an unbuilt wonder for its owner. */
export function pricesOf(
  picture: DuelPicture,
  viewer: number | null,
  id: DuelCard | DuelWonder,
): PriceLine[] {
  const seats = viewer === 1 ? [1, 0] : [0, 1];
  const concerned = seats.filter((seat) =>
    isCard(id)
      ? slotOf(picture, id) !== null
      : cityOf(picture, seat).wonders_unbuilt.some((one) => one.wonder === id),
  );
  return concerned.map((seat) => {
    const bill = billFor(picture, seat, id);
    const mine = seat === viewer;
    const who =
      viewer === null
        ? t("duel-explain-for-seat", { n: seat + 1 })
        : t(mine ? "duel-explain-for-you" : "duel-explain-for-rival");
    return {
      who,
      price: isCard(id) ? priceText(picture, seat, id) : t("kit-coins", { n: bill.total }),
      lines: billLines(bill, t(mine ? "duel-the-opponent" : "duel-the-other")),
      refusal: mine ? whyNotPaid(bill, cityOf(picture, seat).coins) : null,
    };
  });
}

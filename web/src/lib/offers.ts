/** Offers as a server sends them, and with everything that it left out. */

import type { Offer, Told, Way } from "../gen/tell";

/** A way may leave out what it shares with an earlier one, which it names in `like`. */
type SentWay = Omit<Way, "label"> & { label?: Told };
/** An offer may leave out a title that follows from its id. */
type SentOffer = Omit<Offer, "title" | "ways"> & { title?: Told; ways: readonly SentWay[] };

export function wholeOffers(offers: readonly SentOffer[]): Offer[] {
  const known = new Map<string, Way>();
  return offers.map((offer) => {
    const title = offer.title ?? { id: "dice-own", args: { name: offer.pick } };
    const ways = offer.ways.map(({ like, ...way }): Way => {
      const whole = { label: title, ...known.get(like ?? ""), ...way };
      if (!known.has(way.move)) known.set(way.move, whole);
      return whole;
    });
    return { ...offer, title, ways };
  });
}

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { after } from "./after";
import { readStep, playsAgain } from "./moves";
import { billFor, trade } from "./price";
import { pointsOf } from "./score";
import { isCard, freedBy } from "./facts";
it("agrees with whole games", () => {
  const games = JSON.parse(readFileSync("/tmp/duel-trace.json", "utf8"));
  let n = 0,
    extra = 0;
  for (const game of games) {
    const log: string[] = [];
    for (let i = 0; i + 1 < game.length; i++) {
      const { view, line, legal } = game[i];
      const est = view.cities.map((c: any) => ({
        coins: c.coins,
        cards: c.cards,
        wonders: c.wonders_built,
        tokens: c.tokens,
      }));
      for (const s of [0, 1])
        expect(pointsOf(est, view.pawn, s), line).toEqual(view.cities[s].points);
      for (const slot of view.structure)
        if (slot.prices)
          for (const s of [0, 1]) {
            const bill = billFor(view, s, slot.lies);
            expect(bill.coins + trade(bill), `${line} ${slot.lies}`).toBe(slot.prices[s]);
          }
      for (const s of [0, 1])
        for (const w of view.cities[s].wonders_unbuilt) {
          const bill = billFor(view, s, w.wonder);
          expect(bill.coins + trade(bill)).toBe(w.price);
        }
      const step = readStep(line);
      if (view.due === "a card is played" && playsAgain(log, view.to_move)) extra++;
      if (step) {
        const out = after(view, step.seat, step.move);
        const next = game[i + 1].view;
        const say = `${line} at ${i}`;
        expect(out.coins, say).toEqual(next.cities.map((c: any) => c.coins));
        expect(out.pawn.to, say).toBe(next.pawn);
        expect(out.symbols, say).toBe(next.cities[step.seat].symbols.length);
        if (["build", "sell", "wonder"].includes(step.move.verb)) {
          expect(
            out.points.map((p) => p[1]),
            say,
          ).toEqual(
            next.cities.map((c: any) =>
              Object.values(c.points).reduce((a: any, b: any) => a + b, 0),
            ),
          );
          const open = next.structure
            .filter(
              (x: any) =>
                x.accessible && !view.structure.find((y: any) => y.slot === x.slot).accessible,
            )
            .map((x: any) => x.slot);
          if (view.structure.length > 1) expect(out.frees, say).toEqual(open);
          expect(out.pair || false, say).toBe(
            next.due === "a progress token is taken from the board" && out.symbol !== null,
          );
          expect(out.library, say).toBe(next.due.includes("three tokens"));
          expect(!!out.destroys, say).toBe(next.due.includes("thrown out"));
          expect(out.revives, say).toBe(next.due.includes("discard pile is"));
        }
        n++;
      }
      log.push(line);
    }
  }
  console.log(n, "moves", extra, "extra turns");
});

/** The boards at every size: nothing is covered, cut off or too small, and little ground is bare. */

import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { bareGround, show, SIZES, smallest } from "./boards";
import { expect, test } from "./table";

const PLAYED = [
  { game: "wonders", moment: "first-turn" },
  { game: "wonders", moment: "three-ways-to-pay" },
  { game: "duel", moment: "card" },
  { game: "duel", moment: "age-3" },
  { game: "dice", moment: "action" },
];

async function box(one: Locator) {
  const found = await one.boundingBox();
  expect(found, String(one)).not.toBeNull();
  return found!;
}

type Rect = Awaited<ReturnType<typeof box>>;
const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const choice = (page: Page) =>
  page.locator('[data-choice]:not([disabled]):not([aria-disabled="true"])');

for (const size of ["desktop", "large"] as const) {
  for (const { game, moment } of PLAYED) {
    test(`${game}, ${moment}, ${size}: at most a quarter of the board is bare`, async ({
      page,
    }) => {
      await show(page, { game, moment, size });
      const bare = await bareGround(page);
      console.log(`figures ${JSON.stringify({ game, moment, size, bare })}`);
      expect(bare).toBeLessThan(25);
    });
  }
}

test("cards grow with the window", async ({ page }) => {
  for (const moment of ["age-1", "card", "age-3"]) {
    await show(page, { game: "duel", moment, size: "large" });
    expect((await box(page.locator("[data-slot]").first())).width).toBeGreaterThanOrEqual(150);
  }
  await show(page, { game: "wonders", moment: "first-turn", size: "large" });
  expect((await box(page.locator(".dock [data-choice]").first())).width).toBeGreaterThanOrEqual(
    160,
  );
});

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  test(`${size}: no text under 11 px, no symbol under 12 px, no sideways scroll`, async ({
    page,
  }) => {
    for (const { game, moment } of [...PLAYED, { game: "duel", moment: "draft" }]) {
      await show(page, { game, moment, size });
      const { text, symbol } = await smallest(page);
      expect.soft(text[0], `${game} ${moment}: text ${text[1]}`).toBeGreaterThanOrEqual(10.99);
      expect
        .soft(symbol[0], `${game} ${moment}: symbol ${symbol[1]}`)
        .toBeGreaterThanOrEqual(11.99);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${game} ${moment}`).toBeLessThanOrEqual(0);
    }
  });

  test(`${size}: something playable is visible without scrolling`, async ({ page }) => {
    for (const { game, moment } of PLAYED) {
      await show(page, { game, moment, size });
      const bar = await box(page.locator("[data-frame] > header"));
      const height = SIZES[size].height;
      const boxes = await choice(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const whole = boxes.filter((one) => one.top >= bar.height - 1 && one.bottom <= height + 1);
      expect.soft(whole.length, `${game} ${moment}`).toBeGreaterThan(0);
    }
  });

  test(`duel, ${size}: the actions cover neither the picked card nor what it uncovers`, async ({
    page,
  }) => {
    for (const moment of ["card", "age-3"]) {
      await show(page, { game: "duel", moment, size });
      const slots = page.locator("[data-slot][data-choice]");
      for (let at = 0; at < (await slots.count()); at++) {
        await slots.nth(at).click();
        const panel = await box(page.locator('[data-area="confirm"]'));
        const lit = page.locator("[data-slot].picked, [data-slot].lit");
        for (const one of await lit.all()) {
          const card = await box(one);
          expect.soft(overlap(panel, card), `${moment} ${at}`).toBe(0);
          expect
            .soft(card.y + card.height, `${moment} ${at}`)
            .toBeLessThanOrEqual(SIZES[size].height + 1);
        }
        await page.keyboard.press("Escape");
      }
    }
  });
}

for (const lang of ["en", "fi"]) {
  test(`duel, ${lang}: prices of actions lie beside the words`, async ({ page }) => {
    for (const size of ["desktop", "sideways", "phone"] as const) {
      await show(page, { game: "duel", moment: "card", size, lang });
      await page.locator("[data-slot][data-choice]").first().click();
      for (const action of await page.locator('[data-area="confirm"] [data-move]').all()) {
        const price = action.locator(".price");
        if ((await price.count()) === 0) continue;
        const words = await action.locator(".title").evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()].map((rect) => rect.toJSON() as Rect);
        });
        const tag = await box(price);
        for (const rect of words) expect.soft(overlap(rect, tag), size).toBe(0);
      }
    }
  });
}

test("names beside symbols are shown in all three games", async ({ page }) => {
  for (const [game, moment, word] of [
    ["wonders", "first-turn", "stone"],
    ["duel", "card", "clay"],
    ["dice", "action", "camel"],
  ] as const) {
    const words = async (labels: object) => {
      await show(page, { game, moment, size: "large", ...labels });
      return (await page.locator("[data-frame] .board").first().innerText())
        .toLowerCase()
        .split(word).length;
    };
    expect(await words({ labels: "1" }), game).toBeGreaterThan(await words({}));
  }
});

test("dice: the question stands above the dice, and the confirmation covers no space", async ({
  page,
}) => {
  for (const moment of ["action", "bonus"]) {
    await show(page, { game: "dice", moment });
    const ask = await box(page.locator('[data-area="ask"]'));
    expect(ask.y + ask.height).toBeLessThan(400);
  }
  await show(page, { game: "dice", moment: "action" });
  await page.locator(".die-button[data-choice]").first().click();
  const panel = await box(page.locator('[data-area="confirm"]'));
  for (const space of await page.locator("[data-space]").all())
    expect.soft(overlap(panel, await box(space))).toBe(0);
});

test("notices and requests neither cover nor move what can be pressed on the board", async ({
  page,
}) => {
  for (const size of ["desktop", "phone"] as const) {
    await show(page, { game: "duel", moment: "card", size });
    const before = await box(page.locator("[data-slot][data-choice]").first());
    await page.evaluate(() => {
      const { stage } = window as unknown as { stage: { toast: (text: string) => void } };
      for (const text of ["One", "Two", `L${"o".repeat(80)}ng`]) stage.toast(text);
    });
    const toast = await box(page.locator(".toast:visible"));
    expect(toast.x + toast.width).toBeLessThanOrEqual(SIZES[size].width);
    for (const one of await page.locator("[data-slot][data-choice]").all())
      expect(overlap(toast, await box(one))).toBe(0);
    const inside = await page
      .locator(".toast:visible span")
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(inside).toBeLessThanOrEqual(0);
    await show(page, { game: "duel", moment: "card", size, undo: "1" });
    await expect(page.locator('[data-action="undo-yes"]')).toBeVisible();
    expect(await box(page.locator("[data-slot][data-choice]").first())).toEqual(before);
  }
});

test("the conflicts of an age cover neither the hand nor the own city, and a key ends them", async ({
  page,
}) => {
  await show(page, { game: "wonders", moment: "seventh-card" });
  await show(page, { game: "wonders", moment: "first-turn" });
  await page.evaluate(() => {
    const { stage } = window as unknown as { stage: { show: (name: string) => void } };
    stage.show("between-two-payments");
  });
  const notice = page.locator("aside.notice");
  await expect(notice).toBeVisible();
  const area = await box(notice);
  for (const card of await page.locator(".dock [data-choice]").all())
    expect(overlap(area, await box(card))).toBe(0);
  expect(overlap(area, await box(page.locator(".cities .you .city")))).toBe(0);
  await page.locator(".dock [data-choice]").first().click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('[data-area="confirm"]')).toBeVisible();
  // The last conflicts are part of the result: nothing covers the final board.
  await page.evaluate(() => {
    const { stage } = window as unknown as { stage: { show: (name: string) => void } };
    stage.show("over");
  });
  await expect(page.locator('[data-area="end"]')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a hover card covers no action, and a picked card needs none", async ({ page }) => {
  await show(page, { game: "duel", moment: "card" });
  const card = page.locator('[data-area="hover"]');
  const picked = page.locator("[data-slot][data-choice]").first();
  await picked.click();
  const panel = await box(page.locator('[data-area="confirm"]'));
  const token = page.locator('[data-area="track"] [data-explain^="token:"]').first();
  await token.hover();
  await expect(card).toBeVisible();
  expect(overlap(await box(card), panel)).toBe(0);
  await page.mouse.move(640, 5);
  await expect(card).toHaveCount(0);
  await picked.hover();
  await expect(card).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(card).toHaveCount(0);
});

test("a picked card of the hand is wholly visible", async ({ page }) => {
  await show(page, { game: "wonders", moment: "three-ways-to-pay" });
  await page.locator(".dock [data-choice]").first().click();
  const card = await box(page.locator(".dock [data-choice] .card").first());
  const panel = await box(page.locator('[data-area="confirm"]'));
  expect(overlap(card, panel)).toBe(0);
});

test("a supremacy ends without a table of points", async ({ page }) => {
  for (const [moment, tables] of [
    ["over~military", 0],
    ["over~science", 0],
    ["over", 1],
  ] as const) {
    await show(page, { game: "duel", moment });
    await expect(page.locator('[data-area="end"]')).toBeVisible();
    await expect(page.locator('[data-area="end"] table')).toHaveCount(tables);
    await expect(page.locator('[data-area="end"] .trophy .art').first()).toBeVisible();
  }
});

test("no words are cut off", async ({ page }) => {
  for (const lang of ["en", "sv", "fi"]) {
    for (const { game, moment } of PLAYED) {
      await show(page, { game, moment, lang });
      const cut = await page
        .locator("[data-frame] .board")
        .first()
        .evaluate((board) =>
          [...board.querySelectorAll<HTMLElement>("[data-slot] *, [data-choice] *, .wonder *")]
            .filter((one) => {
              const { overflow, textOverflow } = getComputedStyle(one);
              return (
                textOverflow === "ellipsis" &&
                overflow !== "visible" &&
                one.scrollWidth > one.clientWidth
              );
            })
            .map((one) => one.textContent!.trim()),
        );
      expect.soft(cut, `${lang} ${game} ${moment}`).toEqual([]);
    }
  }
});

test("everything on a board tells about itself: by resting the mouse, or holding a finger", async ({
  page,
}) => {
  for (const { game, moment } of PLAYED) {
    await show(page, { game, moment, size: "large" });
    const kinds = await page
      .locator("[data-frame] [data-explain]")
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((one) => one.checkVisibility())
            .map((one) => one.getAttribute("data-explain")!.split(":")[0]!),
        ),
      ]);
    expect(kinds.length, game).toBeGreaterThan(0);
    for (const kind of kinds) {
      const thing = page.locator(`[data-frame] [data-explain^="${kind}:"]:visible`).first();
      const card = page.locator('[data-area="hover"]');
      // Cards of a structure are covered but for their upper edge.
      await thing.hover({ position: { x: 12, y: 8 }, timeout: 10_000 });
      await expect(card, `${game} ${kind}`).toBeVisible();
      expect((await card.innerText()).length, `${game} ${kind}`).toBeGreaterThan(10);
      expect(overlap(await box(card), await box(thing)), `${game} ${kind}`).toBe(0);
      await page.mouse.move(0, 0);
      await thing.dispatchEvent("pointerdown", { pointerType: "touch" });
      await expect(page.locator("dialog[open]"), `${game} ${kind}`).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
  }
  // The sign that they exist.
  await page.locator('[data-action="about-hover"]').click();
  await expect(page.locator(".toast:visible")).toContainText("Rest the pointer");
});

test("wonders to choose from: of one width, with all symbols inside their boxes", async ({
  page,
}) => {
  for (const size of ["desktop", "tablet", "phone"] as const) {
    await show(page, { game: "wonders", moment: "choosing-a-wonder", size });
    const choices = page.locator(".pick [data-choice]");
    const widths = await choices.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(widths.length).toBeGreaterThan(2);
    expect(Math.max(...widths) - Math.min(...widths), size).toBeLessThanOrEqual(1);
    const spilt = await choices.evaluateAll((all) =>
      all.flatMap((one) => {
        const outer = one.getBoundingClientRect();
        return [...one.querySelectorAll("svg")]
          .map((symbol) => symbol.getBoundingClientRect())
          .filter((rect) => rect.left < outer.left - 1 || rect.right > outer.right + 1)
          .map(({ left, right }) => [left, right]);
      }),
    );
    expect(spilt, size).toEqual([]);
  }
});

test("a hover card tells about a token, beside it", async ({ page }) => {
  await show(page, { game: "duel", moment: "card", size: "large" });
  const token = page.locator('[data-explain^="token:"]').first();
  await token.hover();
  const card = page.locator('[data-area="hover"]');
  await expect(card).toBeVisible();
  expect(overlap(await box(card), await box(token))).toBe(0);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
});

for (const theme of ["light", "dark"]) {
  for (const { game, moment } of PLAYED) {
    test(`${game}, ${moment}, passes axe, ${theme}`, async ({ page }) => {
      await show(page, { game, moment, theme });
      const { violations } = await new AxeBuilder({ page }).include("[data-frame]").analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.length} ${nodes[0]?.html}`);
      expect(found).toEqual([]);
    });
  }
}

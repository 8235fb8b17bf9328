// Takes the pictures of docs/look.md from the contact sheet: `npm run dev`, then `node scripts/look.mjs`.
// The address of the development server is the first argument.
import { chromium } from "@playwright/test";
import { resolve } from "node:path";

const address = process.argv[2] ?? "http://127.0.0.1:5173";
const folder = resolve(import.meta.dirname, "../../docs/images");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const page = await browser.newPage({ viewport: { width: 900, height: 800 } });
for (const [theme, only] of [
  ["light", ""],
  ["dark", "cards"],
]) {
  await page.goto(`${address}/art.html?only=look&theme=${theme}`);
  await page.locator("[data-look=ceremony] svg").first().waitFor();
  for (const part of await page.locator("[data-look]").all()) {
    const name = await part.getAttribute("data-look");
    if (only && name !== only) continue;
    const path = `${folder}/look-${name}${only ? `-${theme}` : ""}.png`;
    await part.screenshot({ path });
    console.log(path);
  }
}
await browser.close();

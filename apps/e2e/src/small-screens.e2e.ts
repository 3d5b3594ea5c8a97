import { readFile } from "node:fs/promises";
import { fixture } from "@dubdeck/testing";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";

const LONG_NAME = `${"talk".repeat(24)}.mp4`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openPage(browser, { viewport: { width: 390, height: 600 } }));
  await signUp(page);
  const buffer = await readFile(fixture("jfk.mp4"));
  const path = await upload(page, { name: LONG_NAME, mimeType: "video/mp4", buffer });
  await page.goto(path);
  await page.getByText(LONG_NAME).waitFor();
});
afterAll(() => browser.close());

test("a file name of 100 characters is shown whole and widens nothing", async () => {
  expect(LONG_NAME).toHaveLength(100);
  const cut = await page
    .getByText(LONG_NAME)
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("the chat button leaves the press to an action that it would cover", async () => {
  const chat = page.getByRole("button", { name: "Open chat" });
  const action = page.getByRole("button", { name: "Start Dubbing" });
  await chat.waitFor();
  const { x, y } = await middleOf(chat);
  const distance = (await middleOf(action)).y - y;
  await page.evaluate((by) => scrollBy(0, by), distance);
  const liesBelow = await action.evaluate(
    (element, at) => document.elementsFromPoint(at.x, at.y).includes(element),
    { x, y },
  );
  expect(liesBelow).toBe(true);
  await expect.poll(() => chat.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
  await page.mouse.click(x, y);
  await page.getByRole("dialog", { name: "Dubbing Settings" }).waitFor();
  expect(await page.locator("#chat-panel").count()).toBe(0);
});

async function middleOf(control: Locator) {
  const { x, y, width, height } = await control.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return { x: x + width / 2, y: y + height / 2 };
}

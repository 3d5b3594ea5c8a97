import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, upgrade, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { beyondScreen, problemsOf } from "./problems.ts";
import { APP_PAGES, PUBLIC_PAGES } from "./site-map.ts";

/** Between and beyond the sizes at which axe looks. */
const OTHER_WIDTHS = [768, 1920];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("for a visitor", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(browser));
  });
  test.each(PUBLIC_PAGES)("$path", async ({ path }) => {
    await page.goto(path);
    await expectGoodLooks(page);
  });
});

describe("for an enterprise customer", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage(browser));
    await signUp(page);
    await upgrade(page, "Enterprise");
  });
  test.each(APP_PAGES)("$path", async ({ path }) => {
    await page.goto(path);
    await expectGoodLooks(page);
  });
  test("a video, its settings and the dashboard that lists it", async () => {
    const path = await upload(page, fixture("jfk.mp4"));
    await page.getByRole("dialog").waitFor();
    await expectGoodLooks(page);
    await page.goto(path);
    await expectGoodLooks(page);
    await page.goto("/app");
    await page.getByText("jfk.mp4").waitFor();
    await expectGoodLooks(page);
  });
  test("a link that was refused", async () => {
    await page.goto("/app/upload");
    await page.getByLabel("Or paste a link").fill("http://127.0.0.1/x.mp4");
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await expectGoodLooks(page);
  });
  test("the open chat and the open menu", async () => {
    await page.goto("/tools");
    await page.getByRole("button", { name: "Open chat" }).click();
    const panel = await page.locator("#chat-panel").boundingBox();
    expect(panel?.height).toBeLessThanOrEqual(500);
    await expectGoodLooks(page);
    await page.keyboard.press("Escape");
    await page.locator("#chat-panel").waitFor({ state: "detached" });
  });
});

async function expectGoodLooks(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const height = page.viewportSize()?.height ?? 900;
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height });
    expect(await beyondScreen(page)).toBe(0);
  }
  expect(await problemsOf(page)).toEqual([]);
}

import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, upgrade, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { beyondScreen, problemsOf } from "./problems.ts";
import { APP_PAGES, PUBLIC_PAGES } from "./site-map.ts";

/** Widths (px) between and beyond those checked with axe. */
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
    expect(await problemsIn(page)).toEqual([]);
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
    expect(await problemsIn(page)).toEqual([]);
  });
  test("a video, its settings and the dashboard that lists it", async () => {
    const path = await upload(page, fixture("jfk.mp4"));
    await page.getByRole("dialog").waitFor();
    expect(await problemsIn(page)).toEqual([]);
    await page.goto(path);
    expect(await problemsIn(page)).toEqual([]);
    await page.goto("/app");
    await page.getByText("jfk.mp4").waitFor();
    expect(await problemsIn(page)).toEqual([]);
  });
  test("a link that was refused", async () => {
    await page.goto("/app/upload");
    await page.getByLabel("Or paste a link").fill("http://127.0.0.1/x.mp4");
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    expect(await problemsIn(page)).toEqual([]);
  });
  test("the open chat and the open menu", async () => {
    await page.goto("/tools");
    await page.getByRole("button", { name: "Open chat" }).click();
    const panel = await page.locator("#chat-panel").boundingBox();
    expect(panel?.height).toBeLessThanOrEqual(500);
    expect(await problemsIn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#chat-panel").waitFor({ state: "detached" });
  });
});

async function problemsIn(page: Page): Promise<unknown[]> {
  await page.waitForLoadState("networkidle");
  const problems: unknown[] = [];
  const height = page.viewportSize()?.height ?? 900;
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height });
    const beyond = await beyondScreen(page);
    if (beyond > 0) problems.push({ width, beyond });
  }
  return [...problems, ...(await problemsOf(page))];
}

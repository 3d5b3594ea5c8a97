import { AxeBuilder } from "@axe-core/playwright";
import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, upgrade, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { APP_PAGES, PUBLIC_PAGES } from "./site-map.ts";

const FOLDER = new URL("../screenshots/", import.meta.url).pathname;
const WIDTHS = [390, 768, 1280, 1920];
const PICTURED = new Set([390, 1280]);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(["light", "dark"] as const)("in the %s", (colorScheme) => {
  describe("for a visitor", () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await openPage(browser, { colorScheme }));
    });
    test.each(PUBLIC_PAGES)("$path", async ({ path }) => {
      await page.goto(path);
      expect(await look(page, `${colorScheme}-visitor${nameOf(path)}`)).toEqual([]);
    });
  });

  describe("for an enterprise customer", () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await openPage(browser, { colorScheme }));
      await signUp(page);
      await upgrade(page, "Enterprise");
    });
    test.each(APP_PAGES)("$path", async ({ path }) => {
      await page.goto(path);
      expect(await look(page, `${colorScheme}-enterprise${nameOf(path)}`)).toEqual([]);
    });
    test("a video, its settings and the dashboard that lists it", async () => {
      const path = await upload(page, fixture("jfk.mp4"));
      await page.getByRole("dialog").waitFor();
      expect(await look(page, `${colorScheme}-enterprise-video-settings`)).toEqual([]);
      await page.goto(path);
      expect(await look(page, `${colorScheme}-enterprise-video`)).toEqual([]);
      await page.goto("/app");
      await page.getByText("jfk.mp4").waitFor();
      expect(await look(page, `${colorScheme}-enterprise-dashboard`)).toEqual([]);
    });
    test("a link that was refused", async () => {
      await page.goto("/app/upload");
      await page.getByLabel("Or paste a link").fill("http://127.0.0.1/x.mp4");
      await page.getByRole("button", { name: "Add link" }).click();
      await page.getByRole("button", { name: "Retry" }).waitFor();
      expect(await look(page, `${colorScheme}-enterprise-upload-link`)).toEqual([]);
    });
    test("the open chat and the open menu", async () => {
      await page.goto("/tools");
      await page.getByRole("button", { name: "Open chat" }).click();
      const panel = await page.locator("#chat-panel").boundingBox();
      expect(panel?.height).toBeLessThanOrEqual(500);
      expect(await look(page, `${colorScheme}-enterprise-chat`)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("#chat-panel").waitFor({ state: "detached" });
    });
  });
});

/** Barriers for anyone and what is wider than the screen; leaves a picture for people to look at. */
async function look(page: Page, name: string): Promise<unknown[]> {
  const problems: unknown[] = [];
  await page.waitForLoadState("networkidle");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) problems.push({ width, beyond });
    if (!PICTURED.has(width)) continue;
    await page.screenshot({ path: `${FOLDER}${name}-${width}.png`, fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    problems.push(...found.map((violation) => ({ width, ...violation })));
  }
  return problems;
}

const nameOf = (path: string): string => path.split("?")[0]?.replaceAll(/[^a-z]+/g, "-") ?? "";

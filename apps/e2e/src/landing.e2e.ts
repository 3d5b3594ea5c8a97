import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baseUrl, openBrowser, openPage } from "./browser.ts";
import { SIZES } from "./problems.ts";

const BUDGET_BYTES = 120_000;
const ANCHORS =
  "features pricing demo api about careers blog press privacy terms gdpr live-demo".split(" ");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("the landing page's JavaScript stays within its budget", async () => {
  const { page, context, errors } = await openPage(browser);
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Open chat" }).waitFor();
  await page.waitForLoadState("networkidle");

  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ["on a fast machine", 1, 0],
  ["on a slow one", 8, 0],
  ["when its font comes late", 1, 1500],
])("nothing on the landing page shifts %s", async (_when, slowdown, fontDelayMs) => {
  const { page, context } = await openPage(browser);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.route("**/*.woff2", async (route) => {
    await setTimeout(fontDelayMs);
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Open chat" }).waitFor();
  await page.waitForLoadState("networkidle");

  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
  await context.close();
});

test("the landing page can be read without JavaScript", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto("/");
  expect(await page.title()).toBe("AI video dubbing in 7+ languages · Dubdeck");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Start Dubbing Free" }).isVisible()).toBe(true);
  for (const anchor of ANCHORS) expect(await page.locator(`#${anchor}`).count()).toBe(1);
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.waitForURL("**/login");
  await context.close();
});

test("hydration takes over for any visitor without an error", async () => {
  const { page, context, errors, logs } = await openPage(browser, { viewport: SIZES.phone });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/?from=mail#pricing");
  await page.getByRole("button", { name: "Theme: dark. Switch to system." }).waitFor();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#site-menu").getByRole("link", { name: "Tools" }).click();
  await page.waitForURL("**/tools");
  await page.goBack();
  await page.getByRole("button", { name: "Watch Demo" }).click();
  await page.getByText(`curl ${baseUrl}/jobs`).waitFor();
  expect([errors, logs]).toEqual([[], []]);
  await context.close();
});

test("the header fits the smallest screen, and Escape closes its menu", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const beyond = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("#site-menu").count()).toBe(0);
  await context.close();
});

test.each(ANCHORS)("the anchor #%s leads to its place", async (anchor) => {
  const { page, context } = await openPage(browser);
  await page.goto(`/#${anchor}`);
  const place = page.locator(`#${anchor}`);
  await place.waitFor();
  await expect
    .poll(() => place.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await context.close();
});

test("both demos run in the browser, and 'Try Now' leads to the second", async () => {
  const { page } = await openPage(browser);
  await page.goto("/");
  await page.getByRole("button", { name: "Try Now" }).click();
  await page.getByRole("button", { name: /Click to upload the sample/ }).click();
  await page.getByText("Uploading video...").waitFor();
  await page.getByText("AI is dubbing your video...").waitFor();
  await page.getByText("Dubbing completed successfully!").waitFor();
  await expect.poll(() => page.getByText("sample-video.mp4").isVisible()).toBe(true);

  await page.locator("input[type=file]").setInputFiles({
    name: "talk.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("pretended"),
  });
  await page.locator("#live-demo").getByLabel("Target language").selectOption("it");
  await page.getByLabel("Voice type").selectOption("neutral");
  await page.getByRole("button", { name: "Start Translation" }).click();
  await page.getByText("Try Another Video").waitFor({ timeout: 90_000 });
});

import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { baseUrl, openBrowser, openPage } from "./browser.ts";
import { problemsOf, SIZES } from "./problems.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Maximum time (ms) for the dub of 11 s on a busy machine. */
const DUB_MS = 200_000;

test("a dub is followed on the dashboard and told of on another page, by keyboard", async () => {
  const { page, errors } = await openPage(browser);
  const live = countLive(page);
  await signUp(page);
  const path = await upload(page, fixture("jfk.mp4"));
  await startDub(page, "fr");
  await openByLink(page, "Dashboard");
  const card = page.getByRole("listitem").filter({ hasText: "jfk.mp4" });
  const bar = card.getByRole("progressbar");
  await expect.poll(() => bar.evaluate((p: HTMLProgressElement) => p.value)).toBeGreaterThan(0);
  expect(await problemsOf(page)).toEqual([]);
  expect(live).toEqual({ sockets: 1, subscriptions: 1 });

  await page.setViewportSize(SIZES.phone);
  await openByLink(page, "Billing");
  const toast = page.getByRole("listitem").filter({ hasText: "jfk.mp4 is ready in French" });
  await toast.waitFor({ timeout: DUB_MS });
  await expect.poll(() => page.title()).toBe("(1) Billing · Dubdeck");

  // The toaster's hotkey focuses the toasts, which stay while focused.
  await page.keyboard.press("Alt+T");
  expect(await problemsOf(page)).toEqual([]);
  const link = toast.getByRole("link", { name: "Open video" });
  const hasFocus = () => link.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 4 && !(await hasFocus()); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}?dub=*`);
  await page.getByLabel("Dubbed video").waitFor();
  await expect.poll(() => page.title()).toBe("Video project · Dubdeck");
  await toast.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("a new dub begins with the earlier one's settings, whose video is named by its file", async () => {
  const { page, context } = await openPage(browser, { viewport: SIZES.phone });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseUrl });
  await signUp(page);
  const path = await upload(page, fixture("jfk.mp4"));
  await page.getByLabel("Voice-over").check();
  await page.getByLabel("Spoken language").selectOption("en");
  await page.getByLabel("Keep original audio track").check();
  await startDub(page, "it");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const again = page.getByRole("button", { name: "Create New Dub" });
  await again.focus();
  await page.keyboard.press("Enter");
  const chosen = (label: string) => page.getByLabel(label).inputValue();
  await expect.poll(() => chosen("AI Voice")).toBe("auto");
  expect(await chosen("Target Language")).toBe("it");
  expect(await chosen("Spoken language")).toBe("en");
  expect(await page.getByLabel("Voice-over").isChecked()).toBe(true);
  expect(await page.getByLabel("Keep original audio track").isChecked()).toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");

  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Video Project");
  const title = page.getByText("jfk.mp4", { exact: true });
  expect((await title.boundingBox())?.height).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Copy Video ID" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Video ID copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(path).toBe(`/app/videos/${copied}`);
  expect(await problemsOf(page)).toEqual([]);
});

test("a browser asked to notify does so while the tab is hidden, and a click leads to the dub", async () => {
  const { page, context } = await openPage(browser);
  await page.addInitScript(keepNotifications);
  await signUp(page);
  const path = await upload(page, fixture("jfk.mp4"));
  await page.goto("/app/account");
  const notify = page.getByRole("switch", { name: "Notify me when a dub is done" });
  expect(await notify.isEnabled()).toBe(true);
  // A headless browser denies every permission that was not granted.
  await notify.click();
  await page.getByText("Your browser blocks notifications from this site.").waitFor();
  expect(await notify.isDisabled()).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  await context.grantPermissions(["notifications"], { origin: baseUrl });
  await expect.poll(() => notify.isEnabled()).toBe(true);
  await notify.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => notify.isChecked()).toBe(true);

  await page.goto(`${path}?new=1`);
  await startDub(page, "fr");
  await openByLink(page, "Billing");
  await page.evaluate(hideTab);
  const shown = () => page.evaluate(() => Reflect.get(window, "shown") as Notification[]);
  await expect.poll(async () => (await shown()).length, { timeout: DUB_MS }).toBe(1);
  expect(await page.evaluate(titleOfFirst)).toBe("jfk.mp4 is ready in French");
  await page.evaluate(clickFirst);
  await page.waitForURL(`**${path}?dub=*`);
});

test("on the smallest phone the videos stand above the figures, on a larger screen below them", async () => {
  const { page } = await openPage(browser, { viewport: { width: 320, height: 700 } });
  await signUp(page);
  const videosFirst = async () => {
    const [videos, figures] = await Promise.all(
      ["Your videos", "Usage This Month"].map((name) =>
        page.getByRole("heading", { name }).boundingBox(),
      ),
    );
    return (videos?.y ?? 0) < (figures?.y ?? 0);
  };
  await page.getByText("No videos yet").waitFor();
  expect(await videosFirst()).toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(videosFirst).toBe(false);
});

async function startDub(page: Page, language: string): Promise<void> {
  await page.getByLabel("Target Language").selectOption(language);
  await page.getByLabel("AI Voice").selectOption("auto");
  const sheet = page.getByRole("dialog", { name: "Dubbing Settings" });
  await sheet.getByRole("button", { name: "Start Dubbing" }).click();
  await sheet.waitFor({ state: "hidden" });
}

/** Clicks a link of the app's navigation, which does not reload the page. */
const openByLink = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "App" }).getByRole("link", { name }).click();

/** Counts subscriptions to dubs and the live connections that carry them. */
function countLive(page: Page) {
  const live = { sockets: 0, subscriptions: 0 };
  page.on("websocket", (socket) => {
    let counted = false;
    socket.on("framesent", ({ payload }) => {
      if (!payload.toString().includes('"subscribe"')) return;
      live.subscriptions += 1;
      if (!counted) live.sockets += 1;
      counted = true;
    });
  });
  return live;
}

/** Records the notifications that the page shows. */
function keepNotifications(): void {
  const shown: Notification[] = [];
  const Real = Notification;
  class Kept extends Real {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      shown.push(this);
    }
  }
  Object.assign(window, { shown, Notification: Kept });
}

/** Marks the tab as hidden, since a headless browser treats every tab as visible. */
function hideTab(): void {
  Object.defineProperty(document, "hidden", { value: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

const titleOfFirst = () => (Reflect.get(window, "shown") as Notification[])[0]?.title;

function clickFirst(): void {
  (Reflect.get(window, "shown") as Notification[])[0]?.dispatchEvent(new Event("click"));
}

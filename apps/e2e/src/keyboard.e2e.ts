import { fixture } from "@dubdeck/testing";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a person without a mouse signs up, uploads, dubs, plays, downloads and upgrades", async () => {
  const { page } = await openPage(browser);
  const { keyboard } = page;
  await page.goto("/signup");
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(`keys-${Date.now()}@example.com`);
  await keyboard.press("Tab");
  await keyboard.type(PASSWORD);
  await keyboard.press("Tab");
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await page.waitForURL("**/app");

  await pressAt(page, page.getByRole("link", { name: "New Project" }));
  const chooser = page.waitForEvent("filechooser");
  await pressAt(page, page.getByRole("button", { name: "Click to browse" }));
  await (await chooser).setFiles(fixture("jfk.mp4"));

  const sheet = page.getByRole("dialog", { name: "Dubbing Settings" });
  await sheet.waitFor();
  await keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expectFocus(page.locator("#main"));
  const start = page.getByRole("button", { name: "Start Dubbing" });
  await pressAt(page, start);
  await sheet.waitFor();
  await keyboard.press("Escape");
  await expectFocus(start);
  await keyboard.press("Enter");

  const language = page.getByLabel("Target Language");
  await tabTo(page, language);
  for (let i = 0; i < 10 && (await language.inputValue()) !== "es"; i++) {
    await keyboard.press("ArrowDown");
  }
  expect(await language.inputValue()).toBe("es");
  const voice = page.getByLabel("AI Voice");
  await expect.poll(() => voice.isEnabled()).toBe(true);
  await tabTo(page, voice);
  await keyboard.press("ArrowDown");
  const dualAudio = page.getByLabel("Keep original audio track");
  await pressAt(page, dualAudio, "Space");
  expect(await dualAudio.isChecked()).toBe(true);
  await pressAt(page, sheet.getByRole("button", { name: "Start Dubbing" }));
  await sheet.waitFor({ state: "hidden" });
  await expectFocus(page.locator("#main"));

  const announced = page.locator("output", { hasText: "Spanish: completed" });
  await announced.waitFor({ state: "attached", timeout: 120_000 });
  const player = page.getByLabel("Dubbed video");
  await tabTo(page, player);
  await keyboard.press("Space");
  await expect
    .poll(() => player.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);

  const download = page.waitForEvent("download");
  await pressAt(page, page.getByRole("button", { name: "Download", exact: true }).first());
  expect((await download).suggestedFilename()).toBe("jfk.es.mp4");

  await pressAt(page, page.getByRole("button", { name: /keys-/ }));
  await expectFocus(page.getByRole("menuitem", { name: "Dashboard" }));
  await keyboard.press("ArrowDown");
  await expectFocus(page.getByRole("menuitem", { name: "Billing" }));
  await keyboard.press("Enter");
  await page.getByText("Current Plan").waitFor();
  await pressAt(page, page.getByRole("button", { name: "Get Enterprise" }));
  await pressAt(page, page.getByRole("button", { name: /^Pay/ }));
  await pressAt(page, page.getByRole("link", { name: "Settings" }));
  await page.getByText("Dubbing defaults").waitFor();
});

/** Presses Tab until the element has the focus and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let presses = 0;
  do await page.keyboard.press("Tab");
  while (!(await hasFocus(target)) && ++presses < 60);
  expect(await hasFocus(target)).toBe(true);
  expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
    "none",
  );
}

async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

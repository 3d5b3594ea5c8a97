import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { problemsOf } from "./problems.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Dubbing Settings" });
/** Finds a dub in the video's list of dubs. */
const rowOf = (page: Page, language: string) =>
  page.getByRole("listitem").filter({
    has: page.getByRole("button", { name: new RegExp(`^(Show|Preview) ${language}$`) }),
  });

/** Uploads a video, selects Spanish and then further languages by keyboard. */
async function pickLanguages(page: Page, ...more: string[]): Promise<void> {
  await signUp(page);
  await upload(page, fixture("jfk.mp4"));
  await page.getByLabel("Target Language").selectOption("es");
  for (const language of more) {
    await page.getByRole("checkbox", { name: language }).focus();
    await page.keyboard.press("Space");
  }
  // The fastest background to mix.
  await page.getByLabel("Voice-over").check();
}

test("two languages are picked at once and both finish", async () => {
  const { page, errors } = await openPage(browser);
  await pickLanguages(page, "French");
  const voice = page.getByLabel("AI Voice");
  expect([await voice.inputValue(), await voice.isDisabled()]).toEqual(["auto", true]);
  await page.getByText("To choose them yourself, pick one language").waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await settingsOf(page).getByRole("button", { name: "Start Dubbing" }).press("Enter");
  await page.getByText("Dubbing Started").waitFor();
  await rowOf(page, "French").getByText("Waiting for its turn").waitFor();
  await page.getByRole("button", { name: "Cancel French" }).waitFor();
  await page.getByLabel("Dubbing into Spanish").waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await page.getByLabel("Dubbing into French").waitFor({ timeout: 200_000 });
  expect(await rowOf(page, "Spanish").innerText()).toContain("completed");
  await page.getByRole("button", { name: "Preview French" }).waitFor({ timeout: 200_000 });
  await rowOf(page, "French").getByText("completed").waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
  await page.context().close();
}, 450_000);

test("one that waits can be cancelled alone", async () => {
  const { page, errors } = await openPage(browser);
  await pickLanguages(page, "French", "Italian");
  await settingsOf(page).getByRole("button", { name: "Start Dubbing" }).click();
  await page.getByRole("button", { name: "Cancel French" }).click();
  await rowOf(page, "French").getByText("canceled").waitFor();
  await rowOf(page, "Italian").getByText("queued").waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await rowOf(page, "Spanish").getByText("canceled").waitFor();
  await page.getByLabel("Dubbing into Italian").waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await rowOf(page, "Italian").getByText("canceled").waitFor();
  await page.getByRole("button", { name: "Create New Dub" }).waitFor();
  expect(errors).toEqual([]);
});

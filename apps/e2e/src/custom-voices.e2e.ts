import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upgrade, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { problemsOf } from "./problems.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("two voices are mixed by keyboard, heard, named and dubbed with", async () => {
  const { page, errors } = await openPage(browser);
  await signUp(page);
  await upgrade(page, "Enterprise");
  await page.goto("/app/settings");

  await page.getByLabel("First voice").selectOption("af_heart");
  await page.getByLabel("Second voice").selectOption("em_alex");
  await page.getByRole("slider", { name: "Balance" }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  await page.getByText("35 % Heart, 65 % Alex").waitFor();
  await page.getByLabel("Listen in").selectOption("fr");
  const sample = page.waitForResponse((response) => response.url().includes("voiceSample"));
  await page.getByRole("button", { name: "Hear this mix" }).press("Enter");
  expect((await sample).url()).toContain("em_alex*0.65%2Baf_heart*0.35");
  const stop = page.getByRole("button", { name: "Stop this mix" });
  await stop.and(page.locator("[aria-busy=false]")).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Anna");
  await page.keyboard.press("Enter");

  const own = page.getByRole("list", { name: "Your custom voices" });
  await own.getByRole("button", { name: "Rename Anna" }).press("Enter");
  await page.keyboard.type("Our narrator");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Rename Our narrator");
  expect(await problemsOf(page)).toEqual([]);

  await upload(page, fixture("jfk.mp4"));
  await page.getByLabel("Target Language").selectOption("es");
  await page.getByLabel("AI Voice").selectOption("Our narrator");
  // The fastest background to mix.
  await page.getByLabel("Voice-over").check();
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
  await page.getByText("completed", { exact: true }).first().waitFor({ timeout: 120_000 });
  await page.getByText("Voice: Our narrator").waitFor();
  const report = page.getByRole("region", { name: "Dub report" });
  await expect.poll(() => report.innerText()).toContain("Our narrator");

  await page.goto("/app/settings");
  await own.getByRole("button", { name: "Remove Our narrator" }).press("Enter");
  await page.getByText("Dubs made with it stay as they are").waitFor();
  await page.getByRole("button", { name: "Remove voice" }).press("Enter");
  await page.getByText("No custom voices yet.").waitFor();
  expect(errors).toEqual([]);
});

/** Returns the text of the focused control. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replaceAll(/\s+/g, " "));

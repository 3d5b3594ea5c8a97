import { readFile } from "node:fs/promises";
import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upgrade, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { openStored } from "./stored.ts";

const stored = openStored();
let browser: Browser;
let page: Page;
let email: string;
let userId: string;
let video: string;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openPage(browser));
  page.setDefaultTimeout(90_000);
  email = await signUp(page);
  userId = await stored.userIdOf(email);
});
afterAll(async () => {
  await browser.close();
  await stored.close();
});

test("a starter is warned above 80 % of the minutes", async () => {
  await page.getByText("Starter Plan").waitFor();
  expect(await page.getByText("Running low on free minutes.").count()).toBe(0);
  await stored.useMinutes(userId, 270_000);
  await page.reload();
  await page.getByText("Running low on free minutes.").waitFor();
  await page.goto("/app/billing");
  await page.getByText("90% used this month").waitFor();
  expect(await page.getByRole("button", { name: "Manage Subscription" }).count()).toBe(0);
});

test("without minutes no dub starts, and the answer says what is left and what to do", async () => {
  await stored.useMinutes(userId, 30_000);
  video = await upload(page, fixture("jfk.mp4"));
  await page.getByText("Free Tier Notice").waitFor();
  await startDub();
  await page.getByText("Failed to Start Dubbing").waitFor();
  const sheet = page.getByRole("dialog", { name: "Dubbing Settings" });
  await sheet
    .getByText(
      "This video takes 0:11 minutes and you have no minutes left this month. Please upgrade your plan or wait for the next month.",
    )
    .waitFor();
  await sheet.getByRole("link", { name: "Upgrade your plan" }).waitFor();
  expect(await stored.rowsOf(userId)).not.toHaveProperty("jobs");
});

test("Professional brings minutes at once, and dubs without a watermark", async () => {
  await upgrade(page, "Professional");
  await page.getByText("120 minutes a month, no watermark.").waitFor();
  await page.getByText(/^Renews on .* for \$29\.$/).waitFor();
  await page.getByRole("heading", { name: "Invoices" }).waitFor();
  await page.goto("/app");
  await page.getByText("Pro Plan").waitFor();
  await page.getByText("No watermark on exports").waitFor();
  expect(await page.getByText("Running low on free minutes.").count()).toBe(0);

  await page.goto(video);
  await page.getByRole("button", { name: "Start Dubbing" }).click();
  await page.getByRole("dialog").getByText("Keep original audio track").waitFor();
  expect(await page.getByText("Free Tier Notice").count()).toBe(0);
  await startDub();
  await page.getByText("completed", { exact: true }).first().waitFor();
  expect(await stored.dubsOf(userId)).toEqual([{ watermark: false }]);
});

test("a canceled subscription keeps its plan until the period ends", async () => {
  await openPortal();
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await page.getByText("The subscription ends with its period.").waitFor();
  await page.getByText(/^Pro until \w+ \d+, \d{4}$/).waitFor();
  await page.getByText(/^Pro, \$29 a month; ends on /).waitFor();
  await page.getByRole("link", { name: "Back to Dubdeck" }).click();
  await page.getByText("120 minutes a month, no watermark.").waitFor();
  await page.getByText(/^Ends on .* You can resume it until then\.$/).waitFor();
  await page.goto("/app");
  await page.getByText("Pro Plan").waitFor();
  const { planUntil, planAfter } = await stored.planOf(userId);
  expect(planUntil?.getTime()).toBeGreaterThan(Date.now());
  expect(planAfter).toBe("starter");
});

test("an Enterprise customer takes the data along, and the account goes without a trace", async () => {
  await openPortal();
  await page.getByRole("button", { name: "Change to Enterprise" }).click();
  await page.getByText("The subscription is now Enterprise.").waitFor();
  await page.getByRole("link", { name: "Back to Dubdeck" }).click();
  await page.getByText("Unlimited minutes a month, no watermark.").waitFor();

  await page.goto("/app/settings");
  await page.getByLabel("Name of a new key").fill("Build server");
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("button", { name: "I have it" }).click();
  await page.getByRole("link", { name: "Account page" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export data" }).click();
  expect(JSON.parse(await readFile(await (await saved).path(), "utf8"))).toMatchObject({
    user: { email, plan: "enterprise" },
    videos: [{ filename: "jfk.mp4" }],
    jobs: [{ status: "completed", targetLanguage: "es" }],
    apiKeys: [{ name: "Build server" }],
  });

  const tables = ["users", "sessions", "apiKeys", "videos", "jobs", "subscriptions"];
  expect(Object.keys(await stored.rowsOf(userId))).toEqual(expect.arrayContaining(tables));
  expect(await stored.filesOf(userId)).not.toEqual([]);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Your account is deleted").waitFor();
  expect(await stored.rowsOf(userId)).toEqual({});
  expect(await stored.filesOf(userId)).toEqual([]);
});

/** Fills in the open dubbing settings and starts the dub. */
async function startDub(): Promise<void> {
  await page.getByLabel("Target Language").selectOption("es");
  await page.getByLabel("AI Voice").selectOption({ index: 1 });
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
}

async function openPortal(): Promise<void> {
  await page.goto("/app/billing");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("heading", { name: "Your subscription" }).waitFor();
}

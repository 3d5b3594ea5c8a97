import { createDb } from "@dubdeck/db";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUp, upgrade } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { problemsOf } from "./problems.ts";

/** A private address: the worker of this test refuses it, as it does in production. */
const URL = "http://127.0.0.1:4000/dubdeck";

let browser: Browser;
const db = createDb(inject("siteDatabaseUrl"));
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => Promise.all([browser.close(), db.destroy()]));

test("a webhook is added by keyboard, tested, resent, changed, switched off and removed", async () => {
  const { page, errors } = await openPage(browser);
  await signUp(page);
  await upgrade(page, "Enterprise");
  await page.goto("/app/settings");
  await page.getByText("No webhooks yet.").waitFor();

  const form = page.getByRole("form", { name: "New webhook" });
  await form.getByLabel("URL").fill(URL);
  await form.getByLabel("Description").fill("Publishes our dubs");
  await form.getByLabel("job.review").focus();
  await page.keyboard.press("Space");
  await form.getByLabel("URL").press("Enter");
  const secret = page.getByRole("alert").locator("code");
  expect(await secret.innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "I have it" }).press("Enter");
  await secret.waitFor({ state: "hidden" });

  const row = page.getByRole("list", { name: "Your webhooks" }).getByRole("listitem").first();
  expect(await row.innerText()).toContain("Publishes our dubs");
  expect(await row.innerText()).not.toContain("job.review");

  await row.getByRole("button", { name: `Send test to ${URL}` }).press("Enter");
  const refusal = "Test: This URL leads to a private address";
  await row.getByRole("status").getByText(refusal).waitFor();
  await row.getByRole("button", { name: "Show log" }).press("Enter");
  const log = row.getByRole("region", { name: "Log of deliveries" });
  await log.getByText("failed", { exact: true }).waitFor();
  await log.getByRole("button", { name: /^Details webhook.test/ }).press("Enter");
  await log.getByText('"type": "webhook.test"').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await log.getByRole("button", { name: /^Resend webhook.test/ }).press("Enter");
  const attempts = log.getByRole("list", { name: "Attempts" }).getByRole("listitem");
  await expect.poll(() => attempts.count()).toBe(2);

  await row.getByRole("button", { name: `Edit ${URL}` }).press("Enter");
  const edit = page.getByRole("form", { name: `Edit ${URL}` });
  await edit.getByLabel("Description").fill("Our archive");
  await page.keyboard.press("Enter");
  await row.getByText("Our archive").waitFor();
  await expect.poll(() => focused(page)).toBe(`Edit ${URL}`);

  await row.getByRole("switch", { name: `Enabled ${URL}` }).press("Space");
  await row.getByRole("switch", { name: `Disabled ${URL}` }).waitFor();
  expect(await row.getByRole("button", { name: /^Send test/ }).count()).toBe(0);

  await row.getByRole("button", { name: `Remove ${URL}` }).press("Enter");
  await page.getByRole("button", { name: "Remove webhook" }).press("Enter");
  await page.getByText("No webhooks yet.").waitFor();
  expect(errors).toEqual([]);
});

test("a webhook that the service disabled says why, and can be enabled again", async () => {
  const { page } = await openPage(browser);
  const email = await signUp(page);
  await upgrade(page, "Enterprise");
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const url = `https://hooks.example/${"long-".repeat(30)}`;
  const webhook = { userId, url, events: ["job.completed" as const], secret: "whsec_c2VlZA==" };
  const disabled = { enabled: false, disabledReason: "The endpoint answered 410 Gone." };
  await db
    .insertInto("webhooks")
    .values({ ...webhook, ...disabled })
    .execute();
  await page.goto("/app/settings");
  await page.getByText("We have disabled this webhook").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("switch", { name: `Disabled ${url}` }).click();
  await page.getByRole("switch", { name: `Enabled ${url}` }).waitFor();
  expect(await page.getByText("We have disabled this webhook").count()).toBe(0);

  await page.getByRole("button", { name: `New secret for ${url}` }).click();
  await page.getByRole("button", { name: "Replace secret" }).click();
  await expect.poll(() => page.getByRole("alert").locator("code").innerText()).toMatch(/^whsec_/);
});

/** Returns the text of the focused control. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replaceAll(/\s+/g, " "));

import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signUp, upgrade } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
let page: Page;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openPage(browser));
  email = await signUp(page);
  await upgrade(page, "Enterprise");
});
afterAll(() => browser.close());

test("a key is shown once, opens the API in the docs, and is dead once revoked", async () => {
  await page.goto("/app/settings");
  await page.getByLabel("Name of a new key").fill("Build server");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByRole("alert").locator("code").innerText();
  await page.getByRole("button", { name: "I have it" }).click();
  await page.getByText(key).waitFor({ state: "hidden" });
  await page.getByText(key.slice(0, 8)).waitFor();

  const docs = await page.context().newPage();
  await docs.goto("/docs");
  await docs.getByLabel("Your API key").fill(key);
  expect(await tryCall(docs, "/analytics/billing")).toMatch(/^200[^]*"minutes_used": 0/);

  await page.getByRole("button", { name: "Revoke Build server" }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await page.getByText("No keys yet.").waitFor();
  expect(await tryCall(docs, "/analytics/billing")).toMatch(/^401[^]*"code": "UNAUTHORIZED"/);
});

test("the defaults are kept, and a new dub begins with them", async () => {
  await page.goto("/app/settings");
  await page.getByLabel("Default language").selectOption("fr");
  // Only offered when files can be stored in a second region.
  expect(await page.getByRole("heading", { name: "Data region" }).count()).toBe(0);
  await page.getByLabel("Default voice").selectOption({ index: 1 });
  const voice = await page.getByLabel("Default voice").inputValue();
  await page.getByRole("button", { name: "Save defaults" }).click();
  await page.getByText("Settings saved").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Default language").inputValue()).toBe("fr");
  await expect.poll(() => page.getByLabel("Default voice").inputValue()).toBe(voice);
});

test("a new password signs in, the old one does not", async () => {
  await page.goto("/app/account");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password is changed").waitFor();

  const { page: elsewhere, context } = await openPage(browser);
  await signInAs(elsewhere, PASSWORD);
  await elsewhere.getByText("Login failed").waitFor();
  await signInAs(elsewhere, "another horse");
  await elsewhere.waitForURL("**/app");
  await expect.poll(() => elsewhere.getByText("Welcome back!").isVisible()).toBe(true);
  await context.close();
  await page.reload();
  await page.getByText("Sign out everywhere").waitFor();
});

test("the account's data can be saved, and the account deleted for good", async () => {
  await page.goto("/app/account");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export data" }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), "utf8"));
  expect(data).toMatchObject({ user: { email, plan: "enterprise" }, videos: [] });

  const remove = page.getByRole("button", { name: "Delete account" });
  expect(await remove.isDisabled()).toBe(true);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await remove.click();
  await page.getByText("Your account is deleted").waitFor();
  await page.waitForURL((url) => url.pathname === "/");
  await signInAs(page, "another horse");
  await page.getByText("Login failed").waitFor();
  expect(await page.context().cookies()).toEqual([]);
});

async function signInAs(person: Page, password: string): Promise<void> {
  await person.goto("/login");
  await person.getByLabel("Email").fill(email);
  await person.getByLabel("Password").fill(password);
  await person.getByRole("button", { name: "Sign In" }).click();
}

/** Sends a call from the API reference; returns the status and body that the page shows. */
async function tryCall(docs: Page, path: string): Promise<string> {
  const article = docs.locator("article", { has: docs.getByText(path, { exact: true }) });
  if ((await article.locator("details[open]").count()) === 0) {
    await article.getByText("Try it").click();
  }
  const answered = docs.waitForResponse((response) => response.url().endsWith(path));
  await article.getByRole("button", { name: "Send" }).click();
  await answered;
  await article.getByRole("button", { name: "Send", exact: true }).waitFor();
  return article.locator("output").innerText();
}

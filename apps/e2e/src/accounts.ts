import type { Locator, Page } from "playwright-core";

export const PASSWORD = "correct horse battery";
let count = 0;

/** Registers a starter account in this page; returns its e-mail address. */
export async function signUp(page: Page): Promise<string> {
  // Long enough to overflow a phone's width.
  const email = `person-${Date.now()}withalongname${++count}@example.com`;
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/app");
  return email;
}

/** Buys a plan through the checkout, as a customer would. */
export async function upgrade(page: Page, plan: "Professional" | "Enterprise"): Promise<void> {
  await page.goto("/app/billing");
  await page.getByRole("button", { name: `Get ${plan}` }).click();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/app/billing**");
  await page.getByText("Thank you!").waitFor();
}

/** Uploads a file and waits for the video's page; returns its path. */
export async function upload(
  page: Page,
  file: Parameters<Locator["setInputFiles"]>[0],
): Promise<string> {
  await page.goto("/app/upload");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL("**/app/videos/**");
  return new URL(page.url()).pathname;
}

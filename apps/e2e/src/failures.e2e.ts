import { fixture } from "@dubdeck/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a page that breaks says so and offers a way on", async () => {
  const { page } = await openPage(browser);
  await page.route("**/openapi.json", (route) => route.fulfill({ status: 500, body: "oops" }));
  await page.goto("/docs");
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Sign In" }).isVisible()).toBe(true);
});

test("a transfer that breaks off is marked, kept while one looks around, and tried again", async () => {
  const { page } = await openPage(browser);
  await signUp(page);
  let broken = true;
  await page.route(
    (url) => url.port !== new URL(page.url()).port,
    (route) => (broken && route.request().method() === "POST" ? route.abort() : route.continue()),
  );
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  await page.locator("input[type=file]").setInputFiles(fixture("jfk.mp4"));
  await page.getByText("Upload failed").first().waitFor();
  await page.getByRole("link", { name: "Billing" }).click();
  await page.getByText("Current Plan").waitFor();
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  await expect.poll(() => page.getByText("905.44 KB").isVisible()).toBe(true);
  broken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await page.waitForURL("**/app/videos/**");
});

test("files that are too many or of the wrong kind are refused with their names", async () => {
  const { page } = await openPage(browser);
  await signUp(page);
  await page.goto("/app/upload");
  await page.locator("input[type=file]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("not a video"),
  });
  await page.getByText("Cannot upload notes.txt").waitFor();
  const row = page.getByRole("listitem").filter({ hasText: "notes.txt" }).first();
  const reason = "File type not supported. Please use MP4, MOV, or AVI files";
  await expect.poll(() => row.innerText()).toContain(reason);
});

test("a button that waits says so and cannot be pressed twice", async () => {
  const { page } = await openPage(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/trpc/auth.**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("whatever it is");
  await page.getByRole("button", { name: "Sign In" }).click();
  const button = page.getByRole("button", { name: "Signing in..." });
  expect(await button.isDisabled()).toBe(true);
  release();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
});

test("when the server is away, the message is 'Network error'", async () => {
  const { page } = await openPage(browser);
  await page.route("**/trpc/auth.**", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("whatever it is");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Login failed").waitFor();
  await expect.poll(() => page.getByText("Network error").isVisible()).toBe(true);
});

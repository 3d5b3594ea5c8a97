import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signUp } from "./accounts.ts";
import { baseUrl, openBrowser, openPage } from "./browser.ts";
import { openStored } from "./stored.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("signing out in one tab signs out the others", async () => {
  const { page, context } = await openPage(browser);
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/login");
  await other.waitForURL("**/app");
  await other.goto("/app/billing");
  await other.getByText("Current Plan").waitFor();
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await other.waitForURL("**/login");
  await expect.poll(() => context.cookies()).toEqual([]);
});

test("the session is restored after a reload, and its cookie lives 30 days at /", async () => {
  const { page, context } = await openPage(browser);
  const email = await signUp(page);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "auth-token", path: "/" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29.9 * 86_400);
  await page.goto("/app/billing");
  await page.reload();
  await page.getByText("Current Plan").waitFor();

  await context.addCookies([{ name: "auth-token", value: "worthless", url: `${baseUrl}/` }]);
  await page.reload();
  await page.waitForURL("**/login");
  await page.getByText("Your session has ended.").waitFor();
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/app/billing");
});

test("wrong words are answered by the catalogue's toasts", async () => {
  const { page } = await openPage(browser);
  const email = await signUp(page);
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.getByRole("link", { name: "Sign In" }).waitFor();

  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(`${PASSWORD}!`);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Passwords don't match").waitFor();
  await page.getByText("Please make sure both passwords are identical").waitFor();
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Registration failed").waitFor();

  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Login failed").waitFor();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Welcome back!").waitFor();
  const words = page.getByText("You've been successfully logged in.");
  await expect.poll(() => words.isVisible()).toBe(true);
});

test("a lost connection is shown, and heals by itself", async () => {
  const { page, logs } = await openPage(browser);
  let open: WebSocketRoute | null = null;
  let down = false;
  await page.routeWebSocket(/socket\.io/, (route) => {
    open = route;
    if (down) void route.close();
    else route.connectToServer();
  });
  await signUp(page);
  await expect.poll(() => connections(logs)).toBe(1);
  down = true;
  await (open as WebSocketRoute | null)?.close();
  await page.getByText("Connection lost. Reconnecting…").waitFor();
  down = false;
  // An attempt that was accepted and dropped ends after the connection's timeout of 20 s.
  await expect.poll(() => connections(logs), { timeout: 45_000 }).toBe(2);
  await page.getByText("Connection lost. Reconnecting…").waitFor({ state: "hidden" });
});

test("the contact form says what is missing, sends, and thanks", async () => {
  const { page } = await openPage(browser);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Please fill in all required fields.").waitFor();
  await page.getByLabel("Name *").fill("Jane Doe");
  await page.getByLabel("Email *").fill("jane@example.com");
  await page.getByLabel("Message *").fill("Two hundred lectures, into Spanish.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.waitForURL("**/thank-you");
  await expect.poll(() => page.getByText("Message sent!").isVisible()).toBe(true);
  await page.getByText("We'll get back to you within 24 hours.").waitFor();
});

const connections = (logs: readonly string[]) =>
  logs.filter((line) => line === "Connected to job updates").length;

const openMenu = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /person-/ })
    .click();

test("a starter who is asked for it confirms the address, and the notice goes", async () => {
  const stored = openStored();
  const { page } = await openPage(browser);
  // This site has no mail server, so mock a configuration that verifies addresses.
  await page.route("**/trpc/site.config", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: { json: object } } };
    Object.assign(body.result.data.json, { verifiesEmail: true });
    await route.fulfill({ response: answer, json: body });
  });
  try {
    const email = await signUp(page);
    await page.getByText(`We sent a link to ${email}`).waitFor();
    await page.getByRole("button", { name: "Send the link again" }).click();
    await page.getByText("Link sent").waitFor();

    const token = await stored.newVerification(await stored.userIdOf(email));
    await page.goto(`/verify-email?token=${token}`);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await page.getByText("Your e-mail address is confirmed").waitFor();
    await page.getByText("Welcome back").waitFor();
    await expect.poll(() => page.getByText("We sent a link").count()).toBe(0);

    await page.goto(`/verify-email?token=${token}`);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await page.getByText("Address not confirmed").waitFor();
    await page.goto("/verify-email");
    await page.getByText("This link is incomplete").waitFor();
  } finally {
    await stored.close();
  }
});

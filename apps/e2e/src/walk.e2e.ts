import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, upgrade } from "./accounts.ts";
import { openBrowser, openPage, textOf } from "./browser.ts";
import { APP_PAGES, PUBLIC_PAGES, type Role, ROLES, type SitePage } from "./site-map.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(ROLES)("as %s", (role) => {
  let page: Page;
  let logs: string[];
  beforeAll(async () => {
    ({ page, logs } = await openPage(browser));
    if (role === "visitor") return;
    await signUp(page);
    if (role === "pro") await upgrade(page, "Professional");
    if (role === "enterprise") await upgrade(page, "Enterprise");
  });

  const shared = PUBLIC_PAGES.filter(({ visitorsOnly }) => !visitorsOnly);
  const pages = role === "visitor" ? PUBLIC_PAGES : [...shared, ...APP_PAGES];
  test.each(pages)("$path says what it should", async (sitePage) => {
    await page.goto(sitePage.path);
    await expectTexts(page, sitePage, role);
    await expect.poll(() => page.title()).toBe(sitePage.title);
  });

  test("the missing path of a 404 is logged", async () => {
    await page.goto("/no/such/page");
    await page.getByRole("link", { name: "Return to Home" }).waitFor();
    await expect.poll(() => logs.some((line) => line.includes("/no/such/page"))).toBe(true);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test.each(APP_PAGES)(
  "a visitor of $path is sent to the login, history replaced",
  async ({ path }) => {
    const { page, context } = await openPage(browser);
    await page.goto("/tools");
    await page.goto(path);
    await page.waitForURL("**/login");
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/tools");
    await context.close();
  },
);

test.each(["/tools/video-translate", "/tools/video-dub"])(
  "%s leads to the upload",
  async (path) => {
    const { page, context } = await openPage(browser);
    await page.goto(path);
    await page.waitForURL("**/login");
    await signUp(page);
    await page.goto(path);
    await page.waitForURL("**/app/upload");
    await expect.poll(() => page.title()).toBe("Upload · Dubdeck");
    await context.close();
  },
);

test("the user menu leads where it says, and signing out leads home", async () => {
  const { page } = await openPage(browser);
  const email = await signUp(page);
  await page.goto("/");
  const menu = page.getByRole("button", { name: email.split("@")[0] });
  await menu.click();
  await expect
    .poll(() => page.getByRole("menuitem").allInnerTexts())
    .toEqual(["Dashboard", "Billing", "Sign Out"]);
  await page.getByRole("menuitem", { name: "Billing" }).click();
  await page.getByText("Current Plan").waitFor();
  await menu.click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("link", { name: "Sign In" }).waitFor();
});

async function expectTexts(page: Page, { texts, own }: SitePage, role: Role): Promise<void> {
  const wanted = [...texts, ...(own?.[role] ?? [])];
  const missing = async () => {
    const text = await textOf(page);
    return wanted.filter((each) => !text.includes(each));
  };
  await expect.poll(missing).toEqual([]);
}

import { createDb, insertImport, endImport, insertVideo, updateImportProgress } from "@dubdeck/db";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUp } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
const db = createDb(inject("siteDatabaseUrl"));
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => Promise.all([browser.close(), db.destroy()]));

const addLink = async (page: Page, link: string) => {
  await page.getByLabel("Or paste a link").fill(link);
  await page.keyboard.press("Enter");
};

test("a link to a private address is refused with a sentence that stays while one looks around", async () => {
  const { page, errors } = await openPage(browser);
  await signUp(page);
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  await addLink(page, "http://127.0.0.1/x.mp4");
  const sentence = page.getByRole("alert").getByText("This link leads to a private address.");
  await page.getByRole("progressbar", { name: "Fetching http://127.0.0.1/x.mp4" }).waitFor();
  await sentence.waitFor();
  await page.getByRole("link", { name: "Billing" }).click();
  await page.getByText("Current Plan").waitFor();
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  expect(await sentence.isVisible()).toBe(true);
  await page.getByRole("button", { name: "Remove http://127.0.0.1/x.mp4" }).click();
  expect(await sentence.count()).toBe(0);
  expect(errors).toEqual([]);
});

test("what is no link is refused in the product's words", async () => {
  const { page } = await openPage(browser);
  await signUp(page);
  await page.goto("/app/upload");
  await addLink(page, "ftp://videos.example/a.mp4");
  const sentence = page.getByRole("alert").getByText("starts with https://");
  await expect.poll(() => sentence.isVisible()).toBe(true);
});

test("a link that can be canceled, and one whose video opens when it has come", async () => {
  const { page } = await openPage(browser);
  const email = await signUp(page);
  await page.goto("/app/upload");
  await addLink(page, "nowhere.invalid/first.mp4");
  await page.getByRole("button", { name: "Cancel https://nowhere.invalid/first.mp4" }).click();
  const newest = () =>
    db
      .selectFrom("videoImports")
      .innerJoin("users", "users.id", "videoImports.userId")
      .select(["videoImports.id", "userId", "url", "status"])
      .where("email", "=", email)
      .orderBy("videoImports.createdAt", "desc")
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await newest()).status).toBe("canceled");

  await addLink(page, "nowhere.invalid/second.mp4");
  await expect.poll(async () => (await newest()).url).toBe("https://nowhere.invalid/second.mp4");
  const { id, userId } = await newest();
  const size = { durationMs: 1000, width: 1, height: 1, sizeBytes: 1 };
  const source = { sourceKey: `users/${userId}/uploads/${id}/source.mp4`, filename: "second.mp4" };
  const video = await insertVideo(db, { userId, ...source, ...size });
  await endImport(db, userId, id, { status: "completed", videoId: video?.id ?? "", progress: 100 });
  await page.waitForURL(`**/app/videos/${video?.id}?new=1`);
});

test("a link that is being fetched is on the list after a reload, and can be canceled", async () => {
  const { page } = await openPage(browser);
  const email = await signUp(page);
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const url = "https://videos.example/talk";
  const { id } = await insertImport(db, { userId, url, atOnce: 1 });
  await updateImportProgress(db, userId, id, 40);
  await page.goto("/app/upload");
  await page.getByRole("progressbar", { name: `Fetching ${url}` }).waitFor();
  await expect.poll(() => page.getByText("40%").isVisible()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: `Cancel ${url}` }).click();
  const status = () =>
    db.selectFrom("videoImports").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  await expect.poll(status).toEqual({ status: "canceled" });
});

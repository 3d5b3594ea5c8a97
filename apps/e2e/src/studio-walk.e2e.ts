import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { openStored } from "./stored.ts";

const stored = openStored();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await stored.close();
});

test("a person corrects two lines of a real dub, hears them, pays for them alone, and goes back", async () => {
  const { page, errors } = await openPage(browser);
  const userId = await stored.userIdOf(await signUp(page));
  await upload(page, fixture("readers.mp4"));
  await page.getByLabel("Target Language").selectOption("es");
  await page.getByLabel("AI Voice").selectOption("auto");
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
  const studio = page.getByRole("link", { name: "Open in studio" });
  await studio.waitFor({ timeout: 300_000 });
  await studio.click();
  await row(page, 1).waitFor();
  const jobId = (await stored.dubIdsOf(userId))[0] ?? "";
  const first = await stored.scriptOf(jobId);
  if (!first) throw new Error("The dub has no script.");
  const dubbed = first.lines.flatMap(({ text }, i) => (text === null ? [] : [i + 1]));
  const [reworded = 1, recast = 2] = dubbed;
  const lengthOf = (number: number) => {
    const line = first.lines[number - 1];
    return line ? line.endMs - line.startMs : 0;
  };
  const paid = await stored.usedMs(userId);

  await translation(page, reworded).fill("Esto es otra cosa.");
  await page.getByText("All changes saved").waitFor();
  const draft = page.waitForResponse((answer) => answer.url().includes("studio.draft"));
  await row(page, reworded).getByRole("button", { name: "Hear", exact: true }).click();
  expect((await draft).status()).toBe(200);
  expect(await stored.usedMs(userId)).toBe(paid);

  await translation(page, recast).click();
  const voice = row(page, recast).getByLabel("Voice", { exact: true });
  await expect.poll(() => voice.isEnabled()).toBe(true);
  await voice.selectOption({ index: (await voice.locator("option").count()) - 1 });
  const ms = lengthOf(reworded) + lengthOf(recast);
  await page.getByText(`Changes ${(ms / 1000).toFixed(1)} s:`).waitFor();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Revision 2 is ready").waitFor({ timeout: 240_000 });
  const billedMs = Math.ceil(ms / 1000) * 1000;
  expect(await stored.revisionsOf(jobId)).toEqual([{ revision: 2, billedMs }]);
  expect(await stored.usedMs(userId)).toBe(paid + billedMs);
  const report = await stored.reportOf(jobId);
  const changed = report.filter(({ text, voice: by }, i) => {
    const before = first.lines[i];
    return before?.text !== text || by !== voiceOf(first, before?.speaker);
  });
  expect(changed.map(({ id }) => id)).toEqual(
    [reworded, recast].map((number) => first.lines[number - 1]?.id),
  );

  await page.getByRole("button", { name: "Revisions" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await page.getByText("Revision 1 is published again").waitFor();
  expect((await stored.scriptOf(jobId))?.lines.map(({ text }) => text)).toEqual(
    first.lines.map(({ text }) => text),
  );
  expect(await stored.usedMs(userId)).toBe(paid + billedMs);
  expect(errors).toEqual([]);
});

const row = (page: Page, number: number) =>
  page.getByRole("article", { name: new RegExp(`^Line ${number},`) });
const translation = (page: Page, number: number) =>
  page.getByLabel(`Translation of line ${number}`, { exact: true });

const voiceOf = (
  { speakers }: { speakers: readonly { id: string; voice: string }[] },
  speaker: string | null | undefined,
) => speakers.find(({ id }) => id === speaker)?.voice;

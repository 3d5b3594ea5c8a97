import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { problemsOf } from "./problems.ts";
import { openBrowser, openPage } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a person signs up, uploads a video, watches it being dubbed, and plays the dub", async () => {
  const { page, errors, logs } = await openPage(browser);
  await signUp(page);
  await page.getByText("Account created!").waitFor();

  const path = await upload(page, fixture("jfk.mp4"));
  await page.getByText("Upload successful").waitFor();
  expect(new URL(page.url()).search).toBe("?new=1");
  await page.getByRole("dialog", { name: "Dubbing Settings" }).waitFor();

  await page.getByLabel("Target Language").selectOption("es");
  await hearSample(page);
  await page.getByLabel("AI Voice").selectOption("auto");
  await page.getByLabel("Replace the voice").check();
  const request = page.waitForRequest((sent) => sent.url().includes("jobs.create"));
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
  expect((await request).postData()).toMatch(/"voicePreset":"auto".*"background":"keep"/);
  await page.getByText("Dubbing Started").waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => logs).toContain("Connected to job updates");

  const seen = await watchProgress(page);
  expect(seen.progress).toEqual(seen.progress.toSorted((a, b) => a - b));
  expect(seen.progress.length).toBeGreaterThan(3);
  expect(seen.labels.length).toBeGreaterThan(1);

  const dub = page.getByLabel("Dubbed video");
  await playAt(page, 4);
  expect(await dub.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(11, 0);

  await expect.poll(() => dub.evaluate(countCues)).toBeGreaterThan(1);
  const moment = await dub.evaluate((video: HTMLVideoElement) => {
    video.pause();
    return video.currentTime;
  });
  await page.getByRole("button", { name: "Original", exact: true }).click();
  const original = page.getByLabel("Original video");
  await expect.poll(() => original.evaluate(momentOf)).toBeCloseTo(moment, 1);

  await walkTimeline(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  expect((await download).suggestedFilename()).toBe("jfk.es.mp4");
  const subtitles = page.waitForEvent("download");
  await page.getByRole("button", { name: "Subtitles Spanish" }).click();
  expect((await subtitles).suggestedFilename()).toBe("jfk.es.srt");

  await page.reload();
  await page.getByRole("button", { name: "Create New Dub" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(errors).toEqual([]);
});

/** Plays and stops the sample of the first listed voice. */
async function hearSample(page: Page): Promise<void> {
  await page.evaluate(slowSoundsDown);
  await page.getByLabel("AI Voice").selectOption({ index: 2 });
  await page.getByRole("button", { name: /^Hear / }).click();
  const stop = page.getByRole("button", { name: /^Stop / });
  await stop.and(page.locator("[aria-busy=false]")).click();
  await page.getByRole("button", { name: /^Hear / }).waitFor();
}

/** Slows playback so that a sample lasts until it is stopped, even on a busy machine. */
function slowSoundsDown(): void {
  const RealAudio = Audio;
  const slow = (url?: string) => Object.assign(new RealAudio(url), { defaultPlaybackRate: 0.1 });
  Object.assign(window, {
    Audio: function SlowAudio(url?: string) {
      return slow(url);
    },
  });
}

/** Checks the report and plays lines by mouse and by keyboard. */
async function walkTimeline(page: Page): Promise<void> {
  const report = page.getByRole("region", { name: "Dub report" });
  await expect.poll(() => report.innerText()).toMatch(/Lines dubbed\s+\d+ of \d+/);
  const dub = report.getByRole("button", { name: /^Play dub at 0:0[5-9]/ }).first();
  const [, startS] =
    /0:0(\d)/.exec((await dub.getAttribute("aria-label")) ?? "")?.map(Number) ?? [];
  if (startS === undefined) throw new Error("The line does not say when it is spoken.");
  await dub.click();
  const player = page.getByLabel("Dubbed video");
  await expect.poll(() => player.evaluate(momentOf)).toBeGreaterThan(startS + 0.2);
  await player.evaluate((video: HTMLVideoElement) => video.pause());
  expect(await report.innerText()).toContain("Speaker 1 ·");

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const original = page.getByLabel("Original video");
  const playsFirstLine = async (): Promise<boolean> => {
    const moment = await original.evaluate(momentOf);
    return moment > 0.5 && moment < startS;
  };
  await expect.poll(playsFirstLine).toBe(true);
  await original.evaluate((video: HTMLVideoElement) => video.pause());

  expect(await problemsOf(page)).toEqual([]);
}

test("a dub can be canceled, and its video dubbed again", async () => {
  const { page } = await openPage(browser);
  await signUp(page);
  await upload(page, fixture("story.mp4"));
  await page.getByLabel("Target Language").selectOption("fr");
  await page.getByLabel("AI Voice").selectOption({ index: 1 });
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByText("canceled", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Create New Dub" }).click();
  const settings = page.getByRole("dialog", { name: "Dubbing Settings" });
  await expect.poll(() => settings.isVisible()).toBe(true);
});

/** Records what the page shows until the dub is done. */
async function watchProgress(page: Page) {
  const progress: number[] = [];
  const labels: string[] = [];
  const bar = page.getByRole("progressbar");
  const completed = page.getByText("completed", { exact: true }).first();
  while (!(await completed.isVisible())) {
    const [shown] = await bar.evaluateAll((elements) =>
      (elements as HTMLProgressElement[]).map((element) => ({
        value: element.value,
        label: element.getAttribute("aria-label") ?? "",
      })),
    );
    if (shown && progress.at(-1) !== shown.value) progress.push(shown.value);
    if (shown && labels.at(-1) !== shown.label) labels.push(shown.label);
    await page.waitForTimeout(100);
  }
  return { progress, labels };
}

async function playAt(page: Page, seconds: number): Promise<void> {
  const video = page.getByLabel("Dubbed video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await video.evaluate(async (element: HTMLVideoElement, at) => {
    element.muted = true;
    element.currentTime = at;
    await element.play();
  }, seconds);
  await expect.poll(() => video.evaluate(momentOf)).toBeGreaterThan(seconds + 0.3);
}

const momentOf = (video: HTMLVideoElement) => video.currentTime;

/** Counts the cues, which the browser loads once the track is on. */
function countCues({ textTracks: [captions] }: HTMLVideoElement): number {
  if (captions) captions.mode = "hidden";
  return captions?.cues?.length ?? 0;
}

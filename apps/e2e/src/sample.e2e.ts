import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openPage } from "./browser.ts";
import { problemsOf } from "./problems.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const)("at $width px in the $colorScheme", ({ width, colorScheme }) => {
  test("the hero plays a real dub once it is asked to, and another language at the same moment", async () => {
    const { page, errors, context } = await openPage(browser, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((path) => /sample/.test(path))).toEqual([]);

    const hero = page.locator("figure").first();
    const video = hero.locator("video");
    await press(hero.getByRole("button", { name: "Hear it now" }));
    await expect.poll(() => moment(video)).toMatchObject({ playing: true, file: "es.mp4" });
    await expect.poll(async () => (await moment(video)).seconds).toBeGreaterThan(3);
    expect(await video.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await subtitle(video)).toContain("Dashwood");
    expect(await sounds(video)).toBe(true);

    await switches(hero, video, "French", "fr.mp4");
    await expect.poll(() => subtitle(video)).toContain("Et le M.");
    await switches(hero, video, "Original", "en.mp4");
    await expect.poll(() => subtitle(video)).toMatch(/^And Mr\./);

    await video.evaluate((element: HTMLVideoElement) => element.pause());
    const { seconds: stopped } = await moment(video);
    await press(hero.getByRole("button", { name: "Portuguese" }));
    await expect.poll(() => moment(video)).toMatchObject({ playing: false, file: "pt.mp4" });
    await expect
      .poll(async () => Math.abs((await moment(video)).seconds - stopped))
      .toBeLessThan(0.05);
    expect(fetched.filter((path) => path.endsWith("it.mp4"))).toEqual([]);

    expect(await problemsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("after its end it starts again, in another language, too", async () => {
  const { page } = await openPage(browser);
  await page.goto("/");
  const hero = page.locator("figure").first();
  const video = hero.locator("video");
  await press(hero.getByRole("button", { name: "Italian" }));
  await expect.poll(() => moment(video)).toMatchObject({ playing: true, file: "it.mp4" });
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.3;
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await press(hero.getByRole("button", { name: "Spanish" }));
  await expect.poll(() => moment(video)).toMatchObject({ playing: true, file: "es.mp4" });
  expect((await moment(video)).seconds).toBeLessThan(5);
});

test("the sample's preview plays in the chosen language, its file is a video, and it runs again", async () => {
  const { page } = await openPage(browser);
  await page.goto("/#demo");
  const demo = page.locator("#demo");
  await demo.getByLabel("Target language").selectOption("fr");
  await press(demo.getByRole("button", { name: /Click to upload the sample/ }));
  await press(demo.getByRole("button", { name: "Preview" }));
  const video = demo.locator("video");
  await expect.poll(() => moment(video)).toMatchObject({ playing: true, file: "fr.mp4" });
  expect(await problemsOf(page, "#demo")).toEqual([]);

  const download = page.waitForEvent("download");
  await press(demo.getByRole("button", { name: "Download" }));
  expect((await download).suggestedFilename()).toBe("sample-video.fr.mp4");

  await press(demo.getByRole("button", { name: "Run it again" }));
  await demo.getByText("Uploading video...").waitFor();
  expect(await video.count()).toBe(0);
  await demo.getByText("Dubbing completed successfully!").waitFor();
});

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

/** Switches the language during playback and expects the position to change by less than 0.3 s. */
async function switches(hero: Locator, video: Locator, language: string, file: string) {
  const jump = video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        const note = () => {
          const before = element.currentTime;
          const tell = () => resolve(element.currentTime - before);
          element.addEventListener("playing", tell, { once: true });
        };
        document.addEventListener("click", note, { capture: true, once: true });
      }),
  );
  await press(hero.getByRole("button", { name: language }));
  expect(Math.abs(await jump)).toBeLessThan(0.3);
  const after = await moment(video);
  expect(after).toMatchObject({ playing: true, file });
  await expect.poll(async () => (await moment(video)).seconds).toBeGreaterThan(after.seconds);
}

/** Returns whether the video has decoded any audio. */
const sounds = (video: Locator): Promise<boolean> =>
  video.evaluate((element) => Number(Reflect.get(element, "webkitAudioDecodedByteCount")) > 0);

const moment = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    seconds: element.currentTime,
    playing: !element.paused,
    file: element.currentSrc.split("/").at(-1),
  }));

/** Returns the currently shown subtitle text. */
const subtitle = (video: Locator): Promise<string> =>
  video.evaluate((element: HTMLVideoElement) => {
    const shown = [...element.textTracks].filter(({ mode }) => mode === "showing");
    return shown
      .flatMap((track) => [...(track.activeCues ?? [])].map((cue) => Reflect.get(cue, "text")))
      .join("\n");
  });

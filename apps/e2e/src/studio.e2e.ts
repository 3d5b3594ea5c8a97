import { readFile } from "node:fs/promises";
import { fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { openBrowser, openPage } from "./browser.ts";
import { problemsOf } from "./problems.ts";
import { makeScript } from "./seed-dub.ts";
import { openStored } from "./stored.ts";

const stored = openStored();
let browser: Browser;
let page: Page;
let errors: string[];
let path: string;
let dub: { userId: string; videoId: string };
let jobId: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, errors } = await openPage(browser));
  const email = await signUp(page);
  path = await upload(page, fixture("jfk.mp4"));
  dub = { userId: await stored.userIdOf(email), videoId: path.split("/").at(-1) ?? "" };
});
afterAll(async () => {
  await browser.close();
  await stored.close();
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  jobId = await stored.seedDub({ ...dub, script: makeScript(6, 1800) });
  await open();
});

test("a changed text is saved, undone and repeated, and the history says who did it", async () => {
  await text(1).fill("Una frase nueva.");
  await saved();
  expect((await storedLine("line-1"))?.text).toBe("Una frase nueva.");
  await row(1).getByText("Changed").waitFor();
  await page.getByText("Changes 1.4 s: 0.0 of your 5 minutes").waitFor();

  await page.keyboard.press("Control+z");
  await expect.poll(() => text(1).inputValue()).toContain("línea 1");
  await page.getByText("No changes to apply").waitFor();
  await page.keyboard.press("Control+y");
  await expect.poll(() => text(1).inputValue()).toBe("Una frase nueva.");
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByText("Changed the translation at 0:00.0").waitFor();
  await history.getByText(/^person-.*@example.com/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
});

test("two people change the same line: both versions are shown, and one is chosen", async () => {
  await stored.changeLine(jobId, "line-2", "De otra persona.");
  await text(2).fill("Mía.");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("De otra persona.").waitFor();
  await dialog.getByText("Mía.").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  // The page then fetches the script again; only a change after that can be in conflict.
  const refreshed = page.waitForResponse(/studio\.get/);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await storedLine("line-2"))?.text).toBe("Mía.");
  await refreshed;
  await saved();

  await stored.changeLine(jobId, "line-2", "Otra vez.");
  await text(2).fill("Mía también.");
  await dialog.getByRole("button", { name: "Keep theirs" }).click();
  await expect.poll(() => text(2).inputValue()).toBe("Otra vez.");
  await saved();
});

test("without a connection the text stays and is saved later", async () => {
  await page.context().setOffline(true);
  await text(3).fill("Escrito sin conexión.");
  await page.getByText(/^Offline\./).waitFor();
  await page.context().setOffline(false);
  await saved();
  expect((await storedLine("line-3"))?.text).toBe("Escrito sin conexión.");
});

test("lines are chosen, split, merged, moved and deleted with the keyboard alone", async () => {
  await row(1).focus();
  await page.keyboard.press("ArrowDown");
  await expectFocus("line-2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expectFocus("line-2");
  await page.keyboard.press("s");
  await expect.poll(lineCount).toBe(7);
  await expectFocus("line-2");
  await page.keyboard.press("m");
  await expect.poll(lineCount).toBe(6);
  expect((await storedLine("line-2"))?.text).toContain("línea 2 de la charla");

  const block = page.getByRole("slider", { name: /^Line 2,/ });
  await block.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(async () => (await storedLine("line-2"))?.endMs).toBe(3450);
  expect((await storedLine("line-2"))?.startMs).toBe(1910);
  expect(await block.getAttribute("aria-valuetext")).toBe("0:01.9 to 0:03.4");

  await row(2).focus();
  await page.keyboard.press("Delete");
  await expect.poll(lineCount).toBe(5);
  await expectFocus("line-3");
});

test("a block is dragged and resized with the mouse, but not into its neighbour", async () => {
  const block = page.getByRole("slider", { name: /^Line 3,/ });
  await block.hover(); // once it stands still
  const box = await block.boundingBox();
  if (!box) throw new Error("There is no block.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await drag([x, y], [x + box.width / 2, y]);
  await expect.poll(async () => (await storedLine("line-3"))?.startMs).toBeGreaterThan(4000);
  const { startMs } = (await storedLine("line-3")) ?? {};
  const right = x + box.width - 3;
  await drag([right, y], [right + 2000, y]);
  await expect.poll(async () => (await storedLine("line-3"))?.endMs).toBe(7200);
  expect((await storedLine("line-3"))?.startMs).toBe(startMs);
});

test("a speaker's new voice first says how many lines it touches", async () => {
  await page.getByRole("button", { name: "Speakers" }).click();
  const voice = page.getByLabel("Voice of Speaker 2");
  await expect.poll(() => voice.isEnabled()).toBe(true);
  await voice.selectOption("ef_dora");
  const question = page.getByRole("alertdialog", { name: "Change the voice of 3 lines?" });
  await question.getByText("This changes 4.3 s").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await question.getByRole("button", { name: "Change voice" }).click();
  await page.keyboard.press("Escape");
  await page.getByText("Changes 4.3 s: 0.1 of your 5 minutes").waitFor();
  await expect.poll(() => page.getByText("Changed", { exact: true }).count()).toBe(3);
});

test("a text is found and replaced everywhere, after the number of matches", async () => {
  await page.keyboard.press("Control+f");
  await page.getByLabel("Find", { exact: true }).fill("LÍNEA");
  await page.getByText("6 matches in 6 lines").waitFor();
  await page.getByLabel("Match case").check();
  await page.getByText("0 matches in 0 lines").waitFor();
  await page.getByLabel("Match case").uncheck();
  await page.getByLabel("Replace with").fill("frase");
  await page.getByRole("button", { name: "Replace all" }).click();
  await expect.poll(() => text(6).inputValue()).toContain("la frase 6");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => text(6).inputValue()).toContain("la línea 6");
});

test("the script is downloaded, changed and brought back, and a faulty file changes nothing", async () => {
  await page.getByRole("button", { name: "Script files" }).click();
  const sheet = page.getByRole("dialog", { name: "Script files" });
  const downloading = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("jfk.es.csv");
  const table = await readFile(await download.path(), "utf8");

  const bring = (name: string, content: string) =>
    sheet
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await bring("faulty.csv", table.replace("línea 4", 'línea 4","'));
  await sheet.getByText("Nothing was changed").waitFor();
  await sheet.getByText(/^Line 5: /).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await bring("notes.pdf", "%PDF");
  await sheet.getByText("Please choose an SRT, WebVTT or CSV file.").waitFor();
  expect((await storedLine("line-4"))?.text).toContain("línea 4");

  await bring("mine.csv", table.replace("línea 4", "frase 4"));
  await page.getByText("1 line taken from mine.csv").waitFor();
  expect((await storedLine("line-4"))?.text).toContain("frase 4");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("Changes 1.4 s").waitFor();
  await page.keyboard.press("Control+z");
  await expect.poll(() => text(4).inputValue()).toContain("la línea 4");
});

test("Apply shows its price and starts one revision, however often it is pressed", async () => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("studio.revise")) sent += 1;
  });
  await text(1).fill("Una frase nueva.");
  await page.getByText("Changes 1.4 s").waitFor();
  await page.getByRole("button", { name: "Apply" }).dblclick();
  await expect.poll(() => stored.revisionsOf(jobId)).toEqual([{ revision: 2, billedMs: 2000 }]);
  expect(sent).toBe(1);
});

test("a dub that waits for review is approved instead of applied", async () => {
  jobId = await stored.seedDub({ ...dub, script: makeScript(3, 1800), status: "review" });
  await open();
  await page.getByRole("button", { name: "Approve and speak" }).waitFor();
  expect(await page.getByText("Not spoken yet").count()).toBe(3);
  expect(await page.getByRole("button", { name: /^Play Dub/ }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Apply" }).count()).toBe(0);
});

test("the shortcuts are listed, and typing in a field runs none of them", async () => {
  await text(1).focus();
  await page.keyboard.type("s?m");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await lineCount()).toBe(6);
});

test("on a phone the script is a list, and a line opens in a sheet", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.getByRole("slider").count()).toBe(0);
  await page.getByRole("button", { name: "Edit line 2" }).click();
  const sheet = page.getByRole("dialog", { name: "Line 2" });
  await sheet.getByLabel("Translation of line 2").fill("Desde el teléfono.");
  await expect.poll(async () => (await storedLine("line-2"))?.text).toBe("Desde el teléfono.");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await row(2).getByText("Desde el teléfono.").waitFor();
  expect(await problemsOf(page)).toEqual([]);
});

test("of 1,000 lines only those near the visible part are in the page", async () => {
  jobId = await stored.seedDub({ ...dub, script: makeScript(1000, 1800) });
  await open();
  const frames = await page.evaluate(scrollThrough);
  process.stdout.write(`Scrolling 1,000 lines: ${JSON.stringify(frames)}\n`);
  expect(frames.mostRows).toBeLessThan(80);
  await page.getByText("línea 1000 de la charla").waitFor();
});

test("nothing of this raised an error in the page", () => {
  expect(errors).toEqual([]);
});

/** Scrolls the script to its end at 60 px a frame and measures the frames. */
async function scrollThrough() {
  const list = document.querySelector("ul[aria-label=Lines]")?.parentElement;
  if (!list) throw new Error("There is no list.");
  const times: number[] = [];
  let mostRows = 0;
  let before = performance.now();
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  while (list.scrollTop + list.clientHeight < list.scrollHeight - 1 && times.length < 5000) {
    list.scrollTop += times.length < 600 ? 60 : 2000;
    const now = await nextFrame();
    if (times.length < 600) times.push(now - before);
    else times.push(0);
    before = now;
    mostRows = Math.max(mostRows, list.querySelectorAll("li[data-index]").length);
  }
  const measured = times.slice(1, 600).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(measured[Math.floor(share * measured.length)] ?? 0);
  const long = measured.filter((ms) => ms > 20).length;
  return { mostRows, frames: measured.length, medianMs: at(0.5), p95Ms: at(0.95), long };
}

async function open(): Promise<void> {
  await page.goto(`${path}/studio?job=${jobId}`);
  await row(1).waitFor();
}

const row = (number: number) => page.getByRole("article", { name: new RegExp(`^Line ${number},`) });
const text = (number: number) => page.getByLabel(`Translation of line ${number}`, { exact: true });
const saved = () => page.getByText("All changes saved").waitFor();
const lineCount = async () => (await stored.scriptOf(jobId))?.lines.length;
const storedLine = async (id: string) =>
  (await stored.scriptOf(jobId))?.lines.find((line) => line.id === id);

async function expectFocus(id: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-line"));
  await expect.poll(focused).toBe(id);
}

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, from[1], { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

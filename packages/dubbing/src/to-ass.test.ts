import { expect, it } from "vitest";
import { toAss } from "./to-ass.ts";

const cue = (...lines: string[]) => ({ startMs: 61_234, endMs: 3_662_000, lines });
const at = (width: number, height: number, cornerIsTaken = false) => ({
  width,
  height,
  cornerIsTaken,
});
const textsOf = (ass: string): string[] =>
  ass.split("\n").flatMap((line) => /^Dialogue: (?:[^,]*,){9}(.*)$/.exec(line)?.[1] ?? []);
const styleOf = (ass: string): string[] => /^Style: (.*)$/m.exec(ass)?.[1]?.split(",") ?? [];

it("keeps the lines of a cue where they fit, and its times", () => {
  const ass = toAss([cue("Buenos días a todos,", "y bienvenidos")], at(1920, 1080));
  expect(ass).toContain("Dialogue: 0,0:01:01.23,1:01:02.00,Default,,0,0,0,,");
  expect(textsOf(ass)).toEqual([String.raw`Buenos días a todos,\Ny bienvenidos`]);
});

it("wraps long lines for vertical video, and stays above the player's controls", () => {
  const long = "Buenos días a todos y todas, bienvenidos";
  const ass = toAss([cue(long, "a la reunión de hoy, que será corta")], at(720, 1280));
  const lines = textsOf(ass)[0]?.split(String.raw`\N`) ?? [];
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(26);
  expect(lines.join(" ")).toBe(`${long} a la reunión de hoy, que será corta`);
  expect(Number(styleOf(ass)[21])).toBeGreaterThan(1280 * 0.15);
});

it("wraps Japanese, whose characters are wide, anywhere but before punctuation", () => {
  const text =
    "皆さん、おはようございます。今日の会議へようこそ。短い時間ですがよろしくお願いします。";
  const lines = textsOf(toAss([cue(text)], at(1280, 720)))[0]?.split(String.raw`\N`) ?? [];
  expect(lines.join("")).toBe(text);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(28);
    expect(line).not.toMatch(/^[、。]/);
  }
});

it("reads no commands from texts", () => {
  const [text] = textsOf(toAss([cue(String.raw`{\an8} C:\new`)], at(640, 360)));
  expect(text).toBe(String.raw`\{\⁠an8\} C:\⁠new`);
});

it("leaves the corner to the watermark", () => {
  const [free, taken] = [false, true].map((is) =>
    Number(styleOf(toAss([], at(1280, 720, is)))[21]),
  );
  expect(taken).toBeGreaterThan((free ?? 0) + 40);
});

import { expect, test } from "vitest";
import { toVtt } from "./to-vtt.ts";

const LINES = [
  { sourceText: "Hello & welcome", text: "Hola <todos>", startMs: 500, slotMs: 1500, clipMs: 1200 },
  { sourceText: "Later", text: "Luego", startMs: 3_723_004, slotMs: 900, clipMs: 800 },
];

test("writes the dub's words for as long as its clips", () => {
  expect(toVtt(LINES, "dub")).toBe(
    "WEBVTT\n\n00:00:00.500 --> 00:00:01.700\nHola &lt;todos>\n\n01:02:03.004 --> 01:02:03.804\nLuego\n",
  );
});

test("writes the original's words for as long as its slots", () => {
  expect(toVtt(LINES, "original")).toContain("00:00:00.500 --> 00:00:02.000\nHello &amp; welcome");
});

import { expect, it } from "vitest";
import { toSrt, toVtt } from "./subtitles.ts";

const cues = [
  { startMs: 0, endMs: 1999, lines: ["Tom & Jerry <3", "say hello."] },
  { startMs: 3_723_004, endMs: 3_725_000, lines: ["Bye."] },
];

it("writes SubRip", () => {
  expect(toSrt(cues)).toBe(
    "1\n00:00:00,000 --> 00:00:01,999\nTom & Jerry <3\nsay hello.\n\n2\n01:02:03,004 --> 01:02:05,000\nBye.\n",
  );
});

it("writes WebVTT with markup escaped", () => {
  expect(toVtt(cues)).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:01.999\nTom &amp; Jerry &lt;3\nsay hello.\n\n01:02:03.004 --> 01:02:05.000\nBye.\n",
  );
});

import { expect, test } from "vitest";
import type { StudioLine } from "../studio.ts";
import { moveSpan, roomOf } from "./move-line.ts";

const line = (id: string, startMs: number, endMs: number, more: Partial<StudioLine> = {}) =>
  ({ id, startMs, endMs, speaker: "S1", text: "Hola", recorded: false, ...more }) as StudioLine;

const lines = [
  line("a", 0, 1000),
  line("b", 2000, 3000),
  line("other", 3000, 4000, { speaker: "S2" }),
  line("silent", 3100, 3900, { text: null }),
  line("c", 5000, 6000),
];

test("a line has room up to its speaker's dubbed neighbours", () => {
  expect(roomOf(lines, lines[1] as StudioLine, 10_000)).toEqual({ startMs: 1000, endMs: 5000 });
  expect(roomOf(lines, lines[4] as StudioLine, 10_000)).toEqual({ startMs: 3000, endMs: 10_000 });
  expect(roomOf(lines, lines[3] as StudioLine, 10_000)).toEqual({ startMs: 0, endMs: 10_000 });
});

test("a line moves and is resized within its room, and never below 200 ms", () => {
  const room = { startMs: 1000, endMs: 5000 };
  const span = { startMs: 2000, endMs: 3000 };
  expect(moveSpan(span, "both", 100, room)).toEqual({ startMs: 2100, endMs: 3100 });
  expect(moveSpan(span, "both", 9000, room)).toEqual({ startMs: 4000, endMs: 5000 });
  expect(moveSpan(span, "both", -9000, room)).toEqual({ startMs: 1000, endMs: 2000 });
  expect(moveSpan(span, "end", -5000, room)).toEqual({ startMs: 2000, endMs: 2200 });
  expect(moveSpan(span, "start", 5000, room)).toEqual({ startMs: 2800, endMs: 3000 });
});

import { expect, test } from "vitest";
import { initialState } from "../state/studio-state.ts";
import type { Studio, StudioLine } from "../studio.ts";
import { addEdit, mergeEdit, moveWordEdit, splitEdit } from "./line-edits.ts";

const line = (id: string, startMs: number, endMs: number, speaker = "S1"): StudioLine =>
  ({
    id,
    startMs,
    endMs,
    speaker,
    version: 3,
    recorded: false,
    text: "uno dos tres cuatro",
    sourceText: "one two three four",
  }) as StudioLine;
const lines = [
  line("a", 0, 1000),
  line("b", 1000, 2000, "S2"),
  line("c", 2000, 4000),
  line("d", 9000, 9900),
];
const state = initialState({ lines, speakers: [{ id: "S1" }] } as unknown as Studio, {});

test("a line is split at the cursor, and its source at the word next to it", () => {
  const at = { caret: { lineId: "c", field: "text", at: 8 }, nowMs: 0 } as const;
  expect(splitEdit(state, "c", at)).toMatchObject({ atMs: 2842, textAt: 8, sourceAt: 8 });
});

test("without a cursor a line is split at the playhead, or in its middle", () => {
  const caret = { lineId: "c", field: "text", at: 0 } as const;
  const at = (nowMs: number) => splitEdit(state, "c", { caret, nowMs });
  expect(at(2500)).toMatchObject({ atMs: 2500, textAt: 4 });
  expect(at(9999)).toMatchObject({ atMs: 3000, textAt: 8 });
});

test("lines join with the next one of the same speaker, and words move there", () => {
  expect(mergeEdit(state, "a")).toMatchObject({ line: "a", nextVersion: 3 });
  expect(mergeEdit(state, "b")).toBeNull();
  expect(moveWordEdit(state, "c", "previous")).toMatchObject({ to: "previous", words: 1 });
  expect(moveWordEdit(state, "a", "previous")).toBeNull();
});

test("a line is added in a gap of the speaker near it, as long as there is room", () => {
  expect(addEdit(state, 5000, 10_000)).toMatchObject({ speaker: "S1", startMs: 5000, endMs: 7000 });
  expect(addEdit(state, 8500, 10_000)).toMatchObject({ startMs: 8500, endMs: 9000 });
  expect(addEdit(state, 2500, 10_000)).toBeNull();
  expect(addEdit(state, 8900, 10_000)).toBeNull();
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseReference } from "./reference.ts";

const sample = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, "../../../testing/fixtures", name), "utf8"));

it.each([
  ["story.json", 5, null],
  ["readers.json", 7, 3],
  ["meeting.json", 17, 2],
])("reads %s", async (name, turns, speakers) => {
  const reference = parseReference(await sample(name));
  expect(reference.turns).toHaveLength(turns);
  expect(reference.speakers).toBe(speakers);
});

it("keeps times in ms and texts", async () => {
  const { turns } = parseReference(await sample("readers.json"));
  expect(turns[1]).toEqual({ startMs: 6950, endMs: 8920, text: "The Adventure of the Cart." });
  expect(parseReference(await sample("meeting.json")).turns[0]?.text).toBeNull();
});

it("counts the named speakers", () => {
  const turns = ["A", "B", "A"].map((speaker, i) => ({ speaker, start: i, end: i + 1 }));
  expect(parseReference({ turns }).speakers).toBe(2);
});

it("refuses a file without turns", () => {
  expect(() => parseReference({ speakers: 2 })).toThrow("neither utterances nor turns");
});

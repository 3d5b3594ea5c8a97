import { expect, it } from "vitest";
import { languageTable, parseLanguages } from "./bench-languages.ts";

const activity = (name: string, ms: number) => ({
  activity: name,
  runs: 1,
  ms,
  fromMs: 0,
  toMs: ms,
});

it("shows which activities the second dub skipped", () => {
  const table = languageTable([
    { to: "es", ms: 9000, activities: [activity("transcribeChunk", 3000), activity("mix", 500)] },
    { to: "fr", ms: 5000, activities: [activity("mix", 600)] },
  ]);
  expect(table.split("\n").map((row) => row.trim().split(/ {2,}/))).toEqual([
    ["Spanish", "French"],
    ["whole dub", "9.0 s", "5.0 s"],
    ["transcribeChunk", "3.0 s", "–"],
    ["mix", "0.5 s", "0.6 s"],
  ]);
});

it.each(["es", "es,xx", ""])("rejects the target languages %j", (codes) => {
  expect(() => parseLanguages(codes)).toThrow("two or more target languages");
});

import { describe, expect, it } from "vitest";
import { divideText, groupLines } from "./cut-sentences.ts";

describe("groupLines", () => {
  it("puts together what was cut in the middle of a phrase", () => {
    const texts = [
      "He had leisure to consider how",
      "much there might be.",
      "He was,",
      "in fact,",
      "good",
    ];
    expect(groupLines(texts)).toEqual([[0, 1], [2], [3], [4]]);
  });

  it("leaves empty lines alone and never makes endless ones", () => {
    expect(groupLines(["a", "", "b"])).toEqual([[0], [1], [2]]);
    const groups = groupLines(Array.from({ length: 20 }, () => "x".repeat(80)));
    expect(groups.map((group) => group.length)).toEqual([3, 3, 3, 3, 3, 3, 2]);
  });

  it("is empty for nothing", () => {
    expect(groupLines([])).toEqual([]);
  });
});

describe("divideText", () => {
  it.each([
    ["one two three four", [1, 1], ["one two", "three four"]],
    ["a bb ccc dddd", [1], ["a bb ccc dddd"]],
    ["one two three four five six", [10, 10, 10], ["one two", "three four", "five six"]],
    ["in the end, all was well again", [16, 14], ["in the end,", "all was well again"]],
    ["one", [5, 5], ["one", ""]],
    ["", [5], [""]],
  ])("cuts %j in proportion %j", (text, shares, parts) => {
    expect(divideText(text, shares)).toEqual(parts);
  });
});

import { describe, expect, it } from "vitest";
import { alignWords } from "./align-words.ts";

/** Writes an alignment as said=heard, with nothing for a word that has no match. */
const align = (said: string, heard: string): string => {
  const [one, other] = [said.split(" "), heard.split(" ")];
  return alignWords(one, other)
    .map((step) => `${one[step.said ?? -1] ?? ""}=${other[step.heard ?? -1] ?? ""}`)
    .join(" ");
};

describe("alignWords", () => {
  it("pairs equal words and leaves missing and extra ones alone", () => {
    expect(align("we went home early", "we home very early")).toBe(
      "we=we went= home=home =very early=early",
    );
  });

  it("pairs a misheard word with the one that it looks like", () => {
    expect(align("levantaos leed algunas", "levantados le de algunas")).toBe(
      "levantaos=levantados leed=le =de algunas=algunas",
    );
  });

  it("makes as few errors as it can before it looks for likeness", () => {
    expect(align("ab cd", "abx ab cd")).toBe("=abx ab=ab cd=cd");
    expect(align("ab cd ef", "cdx cd")).toBe("ab=cdx cd=cd ef=");
  });
});

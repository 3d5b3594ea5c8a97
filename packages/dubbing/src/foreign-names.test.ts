import { expect, it } from "vitest";
import { foreignNames, wordsAmong } from "./foreign-names.ts";

const NAMES =
  "John Dashwood Kennedy Sarah Scott Smith Henry Washington Betty Madrid Barcelona Sahara Roma Lara NASA";

it.each([
  ["es", "John Dashwood Kennedy Sarah Scott Smith Henry Washington Betty"],
  ["fr", "John Dashwood Kennedy Washington"],
  ["it", "John Dashwood Kennedy Sarah Scott Smith Henry Washington Betty Madrid Sahara"],
  ["pt", "John Dashwood Kennedy Sarah Scott Smith Henry Washington Betty"],
  ["de", ""],
] as const)("finds the names that a voice in %s would mispronounce", (target, expected) => {
  const line = { sourceText: `we saw ${NAMES}.`, text: `... ${NAMES}, ...` };
  expect(foreignNames([line], target).join(" ")).toBe(expected);
});

it("takes names that appear in both source and translation, even on different lines", () => {
  const lines = [
    { sourceText: "Then Walter came, a Hawk's", text: "Entonces vino" },
    { sourceText: "friend.", text: "Walter, un amigo de Hawk: walter" },
    { sourceText: "Kate left", text: null },
  ];
  const names = foreignNames(lines, "es");
  expect(names).toEqual(["Walter", "Hawk"]);
  expect(wordsAmong("Vino Walter; Walter, Hawkins.", new Set(names))).toEqual(["Walter"]);
});

it.each(["es", "fr", "it", "pt"] as const)("takes English loanwords in %s", (target) => {
  const line = {
    sourceText: "the show and the film per week",
    text: "le show et le film per week",
  };
  expect(foreignNames([line], target)).toEqual(["show", "week"]);
});

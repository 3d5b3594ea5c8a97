import { expect, it } from "vitest";
import { compareHeard } from "./listen.ts";

const said = [
  { id: "a", text: "Estamos listos.", startMs: 1000, endMs: 2000 },
  { id: "b", text: "Mi nombre es Ana.", startMs: 8000, endMs: 9500 },
];

/** Words of 200 ms each from `startMs` on. */
const spread = (text: string, startMs: number) =>
  text.split(" ").map((word, i) => ({
    text: ` ${word}`,
    startMs: startMs + 300 * i,
    endMs: startMs + 300 * i + 200,
    probability: 0.9,
  }));

const rates = (words: Parameters<typeof compareHeard>[1]): number[] =>
  compareHeard(said, words, "es").map(({ wordErrorRate }) => wordErrorRate);

const heard = [...spread("Estamos listos.", 1000), ...spread("Mi nombre es Ana.", 8000)];

it("finds each line's words", () => {
  expect(compareHeard(said, heard, "es")).toMatchObject([
    { id: "a", text: "Estamos listos.", wordErrorRate: 0, onsetMs: 1000 },
    { id: "b", text: "Mi nombre es Ana.", wordErrorRate: 0, onsetMs: 8000 },
  ]);
});

it("counts a word that a line does not say at that line", () => {
  const words = heard.toSpliced(2, 0, ...spread("pues", 1900));
  expect(rates(words)).toEqual([0.5, 0]);
});

it("counts words at no line where the original sound stays", () => {
  const original = spread("we have in the group", 4000);
  expect(rates(heard.toSpliced(2, 0, ...original))).toEqual([0, 0]);
  expect(rates([...spread("hello there", 0).slice(0, 1), ...heard])).toEqual([0, 0]);
});

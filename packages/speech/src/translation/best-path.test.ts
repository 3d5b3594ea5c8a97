import { expect, it } from "vitest";
import { bestPath } from "./best-path.ts";
import { speechRoute } from "./speech-route.ts";

const step = (pair: string, quality: number) => {
  const [from = "", to = ""] = pair.split(">");
  return { from, to, quality };
};
const apertium = [
  ...["en>es", "es>en"].map((pair) => step(pair, 0.69)),
  ...["es>fr", "fr>es", "es>it", "it>es", "es>pt", "pt>es"].map((pair) => step(pair, 0.87)),
];
const neural = ["en>pt", "pt>en"].map((pair) => step(pair, 0.9));
const pathOf = (steps: readonly ReturnType<typeof step>[], from: string, to: string) =>
  bestPath(steps, from, to)?.map((each) => `${each.from}>${each.to}`);

it.each([
  ["en", "es", ["en>pt", "pt>es"]],
  ["en", "fr", ["en>pt", "pt>es", "es>fr"]],
  ["en", "pt", ["en>pt"]],
  ["fr", "es", ["fr>es"]],
  ["it", "en", ["it>es", "es>pt", "pt>en"]],
  ["es", "es", []],
  ["en", "de", undefined],
  ["de", "es", undefined],
])("from %s to %s the best path by a neural pair and Apertium is %j", (from, to, path) => {
  expect(pathOf([...apertium, ...neural], from, to)).toEqual(path);
});

it("uses a direct neural pair if there is one, and Apertium alone if there is none", () => {
  expect(pathOf([...apertium, ...neural, step("en>es", 0.9)], "en", "es")).toEqual(["en>es"]);
  expect(pathOf(apertium, "en", "pt")).toEqual(["en>es", "es>pt"]);
});

it("terminates in graphs with cycles", () => {
  expect(bestPath([step("a>b", 1), step("b>a", 1)], "a", "c")).toBeNull();
});

it.each([
  ["en", "es", { task: "transcribe", from: "en" }],
  ["fr", "es", { task: "transcribe", from: "fr" }],
  ["de", "es", { task: "translate", from: "en" }],
  ["ja", "en", { task: "translate", from: "en" }],
  ["es", "es", { task: "transcribe", from: "es" }],
  ["de", "de", { task: "transcribe", from: "de" }],
  ["en", "de", null],
  ["tlh", "es", null],
] as const)("speech in %s is translated to %s by %j", (source, target, route) => {
  expect(speechRoute([...apertium, ...neural], source, target)).toEqual(route);
});

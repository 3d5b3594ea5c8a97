import { expect, it } from "vitest";
import { formsOf, infinitiveOf } from "./english-verb.ts";

it.each([
  ["call", "calls called called calling"],
  ["use", "uses used used using"],
  ["carry", "carries carried carried carrying"],
  ["stop", "stops stopped stopped stopping"],
  ["review", "reviews reviewed reviewed reviewing"],
  ["submit", "submits submitted submitted submitting"],
  ["disappear", "disappears disappeared disappeared disappearing"],
  ["track", "tracks tracked tracked tracking"],
  ["finish", "finishes finished finished finishing"],
  ["agree", "agrees agreed agreed agreeing"],
  ["stay", "stays stayed stayed staying"],
  ["break", "breaks broke broken breaking"],
  ["put", "puts put put putting"],
  ["go", "goes went gone going"],
])("conjugates %s", (verb, others) => {
  const { third, past, participle, gerund } = formsOf(verb);
  expect([third, past, participle, gerund].join(" ")).toBe(others);
});

it("conjugates the first word of an expression", () => {
  expect(formsOf("make $ happy")).toMatchObject({ past: "made $ happy", gerund: "making $ happy" });
});

it.each(
  "make run go visit open listen order prepare celebrate close look eat walk help dance change sing argue live move handle use call pass stop swim write organize explore wait join leave drive travel".split(
    " ",
  ),
)("finds %s in its gerund", (verb) => {
  expect(infinitiveOf(formsOf(verb).gerund)).toBe(verb);
});

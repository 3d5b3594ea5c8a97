import { expect, it } from "vitest";
import { compare } from "./comparing.ts";

it.each([
  ["É maior do que a nossa casa.", "É maior que a nossa casa."],
  ["É mais fácil do que o professor disse.", "É mais fácil do que o professor disse."],
  ["Gosto do que a casa tem.", "Gosto do que a casa tem."],
  ["É tão bonita quanto a outra.", "É tão bonita como a outra."],
  ["Canta tão bem quanto ele.", "Canta tão bem quanto ele."],
])("%j becomes %j", (text, said) => {
  expect(compare(text)).toBe(said);
});

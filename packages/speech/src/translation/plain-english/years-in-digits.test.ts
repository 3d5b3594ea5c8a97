import { expect, it } from "vitest";
import { yearsInDigits } from "./years-in-digits.ts";

it.each([
  ["It has grown since the nineteen sixties.", "It has grown since the 1960s."],
  ["She grew up in the late eighties.", "She grew up in the late 1980s."],
  ["He is in his eighties.", "He is in his eighties."],
  ["We began in two thousand and five.", "We began in 2005."],
  ["It costs two thousand and five dollars.", "It costs two thousand and five dollars."],
  ["Founded in nineteen eighty-four by two.", "Founded in 1984 by two."],
  ["since twenty ten and in Nineteen oh five", "since 2010 and in 1905"],
  ["by twenty fifty, in eighteen ninety", "by 2050, in 1890"],
  [
    "in twenty minutes, from nineteen to twenty people",
    "in twenty minutes, from nineteen to twenty people",
  ],
])("writes %s", (said, written) => {
  expect(yearsInDigits(said)).toBe(written);
});

import { expect, it } from "vitest";
import { timesInDigits } from "./times-in-digits.ts";

it.each([
  ["at a quarter past nine", "at 9:15"],
  ["Half past twelve, quarter to one.", "12:30, 12:45."],
  ["twenty-five past 3 and ten minutes to six", "3:25 and 5:50"],
  ["five to ten people, half past", "five to ten people, half past"],
  ["It leaves at ten to five.", "It leaves at 4:50."],
  ["We open at ten thirty.", "We open at 10:30."],
  ["from six forty-five to eight", "from 6:45 to eight"],
  ["for six twenty people", "for six twenty people"],
  ["half of ten", "half of ten"],
])("%j becomes %j", (text, digits) => {
  expect(timesInDigits(text)).toBe(digits);
});

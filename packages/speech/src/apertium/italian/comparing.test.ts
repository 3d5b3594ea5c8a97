import { expect, it } from "vitest";
import { compareInItalian } from "./comparing.ts";

it.each([
  ["È più facile di pensavo.", "È più facile di quanto pensavo."],
  ["Più difficile che pare.", "Più difficile di quanto sembri."],
  ["È più alto di io.", "È più alto di me."],
  ["Corre più presto di me.", "Corre più veloce di me."],
  ["Arriva più presto domani.", "Arriva più presto domani."],
  ["Dice di pensare.", "Dice di pensare."],
])("%j becomes %j", (text, said) => {
  expect(compareInItalian(text)).toBe(said);
});

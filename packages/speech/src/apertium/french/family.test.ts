import { expect, it } from "vitest";
import { family } from "./family.ts";

it.each([
  ["Mon frère mineur et ma sœur majeure.", "Mon petit frère et ma grande sœur."],
  ["Ma fille plus petite.", "Ma petite fille."],
  ["Mon frère plus grand que moi.", "Mon frère plus grand que moi."],
])("%j becomes %j", (text, said) => {
  expect(family(text)).toBe(said);
});

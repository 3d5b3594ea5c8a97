import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { beginByDoing, mistaken } from "./mistaken.ts";

const [THE, A] = ["^le<det><def><m><sg>$", "^un<det><ind><m><sg>$"];
const [TRAIN, ANSWER] = ["^train<n><m><sg>$", "^réponse<n><f><sg>$"];
const [WRONG, BAD] = ["^incorrect<adj><m><sg>$", "^mauvais<adj><m><sg>$"];

it.each([
  [`${THE} ${TRAIN} ${WRONG}`, `${THE} ${BAD} ${TRAIN}`],
  [`${A} ${TRAIN} ${WRONG}`, `${A} ${BAD} ${TRAIN}`],
  [`${A} ${ANSWER} ${WRONG}`, null],
])("%s becomes %s", (stream, right) => {
  expect(writeUnits(mistaken(readUnits(stream)))).toBe(right ?? stream);
});

const BY_DOING = "^en<pr>$ ^enlever<vblex><ger>$";

it.each([
  [
    `^commencer<vblex><imp>$ ${BY_DOING}`,
    "^commencer<vblex><imp>$ ^par<pr>$ ^enlever<vblex><inf>$",
  ],
  [`^chanter<vblex><imp>$ ${BY_DOING}`, null],
])("%s begins as %s", (stream, begun) => {
  expect(writeUnits(beginByDoing(readUnits(stream)))).toBe(begun ?? stream);
});

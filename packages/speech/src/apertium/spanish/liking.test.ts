import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { takePlace } from "./events.ts";
import { likeAll } from "./liking.ts";

const LIKES = "^gustar<vblex><pri><p3><pl>$";
const DOGS = "^perro<n><m><pl>$";
const CATS = "^gato<n><m><pl>$";
const THE = "^el<det><def><m><pl>$";
const OR = "^o<cnjcoo>$";
const IS = "^estar<vblex><pri><p3><sg>$";
const TAKES_PLACE = "^ser<vbser><pri><p3><sg>$";
const PARTY = "^el<det><def><f><sg>$ ^fiesta<n><f><sg>$";
const HOME = "^en<pr>$ ^casa<n><f><sg>$";

it.each([
  [likeAll, `${LIKES} ${DOGS} ${OR} ${CATS}`, `${LIKES} ${THE} ${DOGS} ${OR} ${THE} ${CATS}`],
  [likeAll, `${LIKES} ${THE} ${DOGS}`, null],
  [likeAll, `^ver<vblex><inf>$ ${DOGS}`, null],
  [takePlace, `${PARTY} ${IS} ${HOME}`, `${PARTY} ${TAKES_PLACE} ${HOME}`],
  [
    takePlace,
    `^Dónde<adv><itg>$ ${IS} ${PARTY}^?<sent>$`,
    `^Dónde<adv><itg>$ ${TAKES_PLACE} ${PARTY}^?<sent>$`,
  ],
  [takePlace, `^hombre<n><m><sg>$ ${IS} ${HOME}`, null],
  [takePlace, `${PARTY} ${IS} ^bueno<adj><f><sg>$`, null],
])("%o of %s", (step, translated, said) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(said ?? translated);
});

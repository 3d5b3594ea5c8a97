import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { govern } from "./government.ts";
import { toOwnBody } from "./own-body.ts";
import { play } from "./playing.ts";

const HOME = "^casa<n><f><sg>$";
const SHE = "^se<prn><pro><ref><p3><mf><sp>$";
const TENNIS = "^tenis<n><m><sg>$";
const BALL = "^el<det><def><f><sg>$ ^pelota<n><f><sg>$";

it.each([
  [`^llegar<vblex><ifi><p3><sg>$ ^en<pr>$ ${HOME}`, `^llegar<vblex><ifi><p3><sg>$ ^a<pr>$ ${HOME}`],
  ["^llegar<vblex><ifi><p3><sg>$ ^en<pr>$ ^tren<n><m><sg>$", null],
  ["^llegar<vblex><ifi><p3><sg>$ ^en<pr>$ ^diez<num>$ ^minuto<n><m><pl>$", null],
  ["^vivir<vblex><pri><p3><sg>$ ^en<pr>$ ^casa<n><f><sg>$", null],
  [
    "^soñar<vblex><inf>$ ^en<pr>$ ^ser<vbser><inf>$",
    "^soñar<vblex><inf>$ ^con<pr>$ ^ser<vbser><inf>$",
  ],
  ["^llamar<vblex><inf>$ ^para<pr>$ ^pedir<vblex><inf>$", null],
  [
    "^continuar<vblex><pri><p3><pl>$ ^a<pr>$ ^subir<vblex><inf>$",
    "^continuar<vblex><pri><p3><pl>$ ^subir<vblex><ger>$",
  ],
  [
    "^costar<vblex><pri><p3><sg>$ ^para<pr>$ ^ir<vblex><inf>$",
    "^costar<vblex><pri><p3><sg>$ ^ir<vblex><inf>$",
  ],
  [
    "^primero<adj><f><sg>$ ^mujer<n><f><sg>$ ^a<pr>$ ^volar<vblex><inf>$",
    "^primero<adj><f><sg>$ ^mujer<n><f><sg>$ ^en<pr>$ ^volar<vblex><inf>$",
  ],
  [
    "^dar<vblex><pri><p3><sg>$ ^bien<adv>$ ^con<pr>$",
    "^llevar<vblex><pri><p3><sg>$ ^bien<adv>$ ^con<pr>$",
  ],
])("%s governs", (translated, governed) => {
  expect(writeUnits(govern(readUnits(translated)))).toBe(governed ?? translated);
});

it.each([
  [
    `^jugar<vblex><pri><p1><sg>$ ${TENNIS}`,
    `^jugar<vblex><pri><p1><sg>$ ^a<pr>$ ^el<det><def><m><sg>$ ${TENNIS}`,
  ],
  [
    "^tocar<vblex><inf>$ ^piano<n><m><sg>$",
    "^tocar<vblex><inf>$ ^el<det><def><m><sg>$ ^piano<n><m><sg>$",
  ],
  [`^jugar<vblex><ifi><p3><sg>$ ${BALL}`, `^tirar<vblex><ifi><p3><sg>$ ${BALL}`],
  ["^jugar<vblex><ifi><p3><sg>$ ^uno<det><ind><m><sg>$ ^partido<n><m><sg>$", null],
  [`^ver<vblex><inf>$ ${TENNIS}`, null],
])("%s plays", (translated, played) => {
  expect(writeUnits(play(readUnits(translated)))).toBe(played ?? translated);
});

const HANDS = "^mano<n><f><pl>$";
const THE = "^el<det><def><f><pl>$";
const WASHED = "^lavar<vblex><ifi><p3><sg>$";

it.each([
  [`${WASHED} ^suyo<det><pos><mf><pl>$ ${HANDS}`, `${SHE} ${WASHED} ${THE} ${HANDS}`],
  [
    `${WASHED} ^mío<det><pos><mf><pl>$ ${HANDS}`,
    `^me<prn><pro><p1><mf><sg>$ ${WASHED} ${THE} ${HANDS}`,
  ],
  [`${SHE} ${WASHED} ${THE} ${HANDS}`, null],
  [`${WASHED} ${THE} ^coche<n><m><sg>$`, null],
  ["^poner<vblex><inf>$ ^el<det><def><m><sg>$ ^abrigo<n><m><sg>$ ^en<pr>$", null],
])("%s of one's own", (translated, owned) => {
  expect(writeUnits(toOwnBody(readUnits(translated)))).toBe(owned ?? translated);
});

import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whatDoes } from "./what-does.ts";

const [OBJECT, SUBJECT] = ["Qu'est-ce que<prn><itg><mf><sg>", "Qu'est-ce qui<prn><itg><mf><sg>"];
const [HAS, IT] = ["avoir<vbhaver><pri><p3><sg>", "il<prn><tn><p3><m><sg>"];
const [FIRE, LOAF] = [
  "^le<det><def><m><sg>$ ^feu<n><m><sg>$",
  "^ce<det><dem><m><sg>$ ^pain<n><m><sg>$",
];

it.each([
  [`^${HAS}$ ^changer<vblex><pp><m><sg>$`, `^${HAS}$ ^changer<vblex><pp><m><sg>$`],
  [`^${HAS}$ ^causer<vblex><pp><m><sg>$ ${FIRE}`, `^${HAS}$ ^causer<vblex><pp><m><sg>$ ${FIRE}`],
  [
    "^me<prn><pro><p1><mf><sg>$ ^déranger<vblex><pri><p3><sg>$",
    "^me<prn><pro><p1><mf><sg>$ ^déranger<vblex><pri><p3><sg>$",
  ],
  [
    `^faire<vblex><pri><p3><sg>$ ${LOAF} ^si<preadv>$ ^bon<adj><m><sg>$`,
    `^rendre<vblex><pri><p3><sg>$ ${LOAF} ^si<preadv>$ ^bon<adj><m><sg>$`,
  ],
])("asks for the subject of %s", (clause, asked) => {
  expect(said(`^${OBJECT}$ ${clause}`)).toBe(`^${SUBJECT}$ ${asked}`);
});

it("names who does it", () => {
  const did = `^${HAS}$ ^dire<vblex><pp><m><sg>$`;
  expect(said(`^${OBJECT}$ ${did}`)).toBe(`^${OBJECT}$ ^${IT}$ ${did}`);
  const there = `^y<prn><pro><adv>$ ^${HAS}$`;
  expect(said(`^${OBJECT}$ ${there}`)).toBe(`^${OBJECT}$ ^${IT}$ ${there}`);
});

it.each([
  `^${OBJECT}$ ^${IT}$ ^${HAS}$ ^dire<vblex><pp><m><sg>$`,
  `^${OBJECT}$ ^${HAS}$ ^dire<vblex><pp><m><sg>$ ^le<det><def><m><sg>$ ^médecin<n><m><sg>$`,
  `^${OBJECT}$ ^être<vblex><pri><p3><sg>$ ^ça<prn><tn><nt>$`,
])("leaves %s", (stream) => {
  expect(said(stream)).toBe(stream);
});

function said(stream: string): string {
  return writeUnits(whatDoes(readUnits(stream)));
}

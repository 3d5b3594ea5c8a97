import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { likeAllOfIt, likeThings } from "./liking.ts";

const JE = "^je<prn><tn><p1><mf><sg>$";
const LIKE = "^aimer<vblex><pri><p1><sg>$";
const [VOUS, NE, PAS] = ["^vous<prn><tn><p2><mf><pl>$", "^ne<adv>$", "^pas<adv>$"];
const END = "^.<sent>$";

it.each([
  [`${JE} ${LIKE} ^beaucoup<adv>$${END}`, `${JE} ${LIKE} ^beaucoup<adv>$ ^ça<prn><tn><nt>$${END}`],
  [
    `${JE} ${NE} ${LIKE} ${PAS} ${VOUS}${END}`,
    `${JE} ${NE} ^vous<prn><pro><p2><mf><pl>$ ${LIKE} ${PAS}${END}`,
  ],
  [`${JE} ${LIKE} ^il<prn><tn><p3><f><sg>$${END}`, `${JE} ^le<prn><pro><p3><f><sg>$ ${LIKE}${END}`],
  [`${JE} ${LIKE} ^chanter<vblex><inf>$${END}`, null],
  [`^film<n><m><sg>$ ^que<rel><mf><sp>$ ${JE} ${LIKE}${END}`, null],
  [`${JE} ^le<prn><pro><p3><m><sg>$ ${LIKE}${END}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(likeThings(readUnits(stream)))).toBe(said ?? stream);
});

const THE_CHOCOLATE = "^le<det><def><m><sg>$ ^chocolat<n><m><sg>$";

it.each([
  [`${LIKE} ^de<pr>$ ${THE_CHOCOLATE}`, `${LIKE} ${THE_CHOCOLATE}`],
  [`${LIKE} ${PAS} ^de<pr>$ ^chocolat<n><m><sg>$`, `${LIKE} ${PAS} ${THE_CHOCOLATE}`],
  [`^aimer<vblex><cni><p1><sg>$ ^de<pr>$ ${THE_CHOCOLATE}`, null],
  [`^manger<vblex><pri><p1><sg>$ ^de<pr>$ ${THE_CHOCOLATE}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(likeAllOfIt(readUnits(stream)))).toBe(said ?? stream);
});

import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameLater } from "./later-subject.ts";

const IL = "^il<prn><tn><p3><m><sg>$";
const ELLE = "^il<prn><tn><p3><f><sg>$";
const CE = "^ce<prn><tn><nt>$";
const IS = "^être<vblex><pri><p3><sg>$";
const SAYS = "^dire<vblex><pri><p3><sg>$";
const THAT = "^que<cnjsub>$";
const COMES = "^venir<vblex><fti><p3><sg>$";
const GO_ON = "^continuer<vblex><imp><p2><pl>$^,<cm>$";
const NORMAL = "^normal<adj><m><sg>$";
const MY_BROTHER = "^mon<det><pos><m><sg>$ ^frère<n><m><sg>$";

it.each([
  [`${ELLE} ${SAYS} ${THAT} ${COMES}`, `${ELLE} ${SAYS} ${THAT} ${ELLE} ${COMES}`],
  [`${GO_ON} ${IS} ${NORMAL}`, `${GO_ON} ${CE} ${IS} ${NORMAL}`],
  [
    `^quand<cnjadv>$ ${MY_BROTHER} ${COMES}^,<cm>$ ${IS} ${NORMAL}`,
    `^quand<cnjadv>$ ${MY_BROTHER} ${COMES}^,<cm>$ ${IL} ${IS} ${NORMAL}`,
  ],
  [`${MY_BROTHER}^,<cm>$ ^qui<rel>$ ${COMES}^,<cm>$ ${IS} ${NORMAL}`, null],
  [`${MY_BROTHER}^,<cm>$ ^Paul<np>$^,<cm>$ ${IS} ${NORMAL}`, null],
  [`${GO_ON} ${SAYS} ^Paul<np>$`, null],
  [`^quand<cnjadv>$ ${COMES} ${MY_BROTHER}`, null],
])("%s becomes %s", (stream, named) => {
  expect(writeUnits(nameLater(readUnits(stream)))).toBe(named ?? stream);
});

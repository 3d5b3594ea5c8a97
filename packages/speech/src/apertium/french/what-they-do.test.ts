import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { whatTheyDo } from "./what-they-do.ts";

const [WHO, THAT_THEY] = ["^qui<rel><mf><sp>$", "^que<rel><mf><sp>$ ^il<prn><tn><p3><m><pl>$"];
const CAN = "^pouvoir<vbmod><cni><p3><pl>$ ^imaginer<vblex><inf>$";
const TO_ME = "^me<prn><pro><p1><mf><sg>$ ^avoir<vbhaver><pri><p3><pl>$";
const SHOES = "^chaussure<n><f><pl>$";

it.each([
  [`^histoire<n><f><sg>$ ^plus<adv>$ ^beau<adj><f><sg>$`, CAN],
  [SHOES, `${TO_ME} ^vendre<vblex><pp><m><sg>$`],
])("says what they do: %s %s", (noun, clause) => {
  expect(said(`${noun} ${WHO} ${clause}`)).toBe(`${noun} ${THAT_THEY} ${clause}`);
});

it.each([
  `^homme<n><m><pl>$ ${WHO} ${CAN}`,
  `^plupart<n><f><sg>$ ${WHO} ${CAN}`,
  `^ami<n><m><pl>$ ^de<pr>$ ^Paul<np>$ ${WHO} ${CAN}`,
  `^ami<n><m><pl>$ ^de<pr>$ ^école<n><f><sg>$ ${WHO} ${CAN}`,
  `${SHOES} ${WHO} ${TO_ME} ^plaire<vblex><pp><m><sg>$`,
  `^ami<n><m><pl>$ ${WHO} ${TO_ME} ^donner<vblex><pp><m><sg>$ ^le<det><def><m><sg>$ ^livre<n><m><sg>$`,
])("leaves %s", (stream) => {
  expect(said(stream)).toBe(stream);
});

function said(stream: string): string {
  return writeUnits(whatTheyDo(readUnits(stream)));
}

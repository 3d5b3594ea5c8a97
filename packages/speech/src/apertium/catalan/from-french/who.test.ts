import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { keepWho, MARK, markWho, sayWho } from "./who.ts";

const IL = "^Il<prn><tn><p3><m><sg>/Ell<prn><tn><p3><m><sg>$";
const ELLE = "^elle<prn>$".replace("elle<prn>", "il<prn><tn><p3><f><sg>/ell<prn><tn><p3><f><sg>");

it.each([
  ["somebody", `${IL} ^dormir<vblex><pri><p3><sg>/dormir<vblex><pri><p3><sg>$`, true],
  [
    "somebody, who is ill",
    `${IL} ^être<vbser><pri><p3><sg>/ser<vbser><pri><p3><sg>$ ^malade<adj><mf><sg>/malalt<adj><m><sg>$`,
    true,
  ],
  [
    "nobody: what must be",
    `${IL} ^falloir<vbmod><pri><p3><sg>/caldre<vbmod><pri><p3><sg>$ ^partir<vblex><inf>/marxar<vblex><inf>$`,
    false,
  ],
  [
    "nobody: what there is",
    `${IL} ^y<prn><pro><adv>/hi<prn><pro><adv>$ ^avoir<vblex><pri><p3><sg>/haver<vblex><pri><p3><sg>$`,
    false,
  ],
  [
    "nobody: what is lacking",
    `${IL} ^manquer<vblex><pri><p3><sg>/faltar<vblex><pri><p3><sg>$ ^un<det><ind><f><sg>/un<det><ind><f><sg>$`,
    false,
  ],
  [
    "nobody: the hour",
    `${IL} ^être<vbser><pri><p3><sg>/ser<vbser><pri><p3><sg>$ ^huit<num><mf><sp>/vuit<num><mf><sp>$`,
    false,
  ],
  [
    "nobody: what is possible",
    `${IL} ^être<vbser><pri><p3><sg>/ser<vbser><pri><p3><sg>$ ^possible<adj><mf><sg>/possible<adj><mf><sg>$ ^que<cnjsub>/que<cnjsub>$`,
    false,
  ],
])("takes “il” for %s", (_, words, isKept) => {
  expect(writeUnits(keepWho(readUnits(words))).includes("<np>")).toBe(isKept);
});

it("leaves “elle” out where it may be a thing", () => {
  const verb = "^démarrer<vblex><pri><p3><sg>/arrencar<vblex><pri><p3><sg>$";
  const car = "^voiture<n><f><sg>/cotxe<n><m><sg>$";
  const sister = "^sœur<n><f><sg>/germana<n><f><sg>$";
  expect(writeUnits(keepWho(readUnits(`${car} ^,<cm>/,<cm>$ ${ELLE} ${verb}`)))).not.toContain(
    "<np>",
  );
  expect(writeUnits(keepWho(readUnits(`${sister} ^,<cm>/,<cm>$ ${ELLE} ${verb}`)))).toContain(
    "<np>",
  );
});

it("makes pronouns of them again, which Portuguese alone says", () => {
  const marked = writeUnits(
    markWho(readUnits("^ell<np><ant><f><sg>$ ^dormir<vblex><pri><p3><sg>$")),
  );
  expect(marked).toBe(`${MARK}^Ell<prn><tn><p3><f><sg>$ ^dormir<vblex><pri><p3><sg>$`);
  expect(sayWho(`${MARK}Ella dorm i ${MARK}ella somia.`, "pt")).toBe("Ella dorm i ella somia.");
  expect(sayWho(`${MARK}Ella dorm i ${MARK}ella somia.`, "es")).toBe("Dorm i somia.");
});

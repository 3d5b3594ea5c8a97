import { expect, it } from "vitest";
import { keepKnown } from "./keep-known.ts";
import { readUnits, writeUnits } from "./units.ts";

const kept = (cohorts: string, words: readonly string[]): string =>
  writeUnits(keepKnown(readUnits(cohorts), words));

it("keeps the reading that the pair before wrote", () => {
  expect(
    kept("^Fem/fem<n><m><sg>/fer<vblex><pri><p1><pl>$ ^res/res<prn>/res<n><m><sg>$", [
      "Fer<vblex><pri><p1><pl>",
      "res<prn>",
    ]),
  ).toBe("^Fem/fer<vblex><pri><p1><pl>$ ^res/res<prn>$");
});

it("knows words that are written together", () => {
  expect(
    kept("^del/del<np>/de<pr>+el<det><m><sg>$ ^pot/pot<n><m><sg>/poder<vbmod>$", [
      "de<pr>",
      "el<det><m><sg>",
      "pot<n><m><sg>",
    ]),
  ).toBe("^del/de<pr>+el<det><m><sg>$ ^pot/pot<n><m><sg>$");
});

it("takes a reading of the same class where the dictionaries' tags differ", () => {
  expect(kept("^seu/seure<vblex><pri>/seu<det><pos><m>$", ["seu<det><pos><m><sg>"])).toBe(
    "^seu/seu<det><pos><m>$",
  );
});

it("leaves polite requests and conjunctions open, which dictionaries call by different names", () => {
  const cohorts =
    "^quan/quan<cnjadv>/quan<rel><adv>$ ^faci/fer<vblex><prs><p3><sg>/fer<vblex><imp><p3><sg>$";
  expect(kept(cohorts, ["quan<rel><adv>", "fer<vblex><prs><p3><sg>"])).toBe(cohorts);
});

it("finds its way around words that were changed since", () => {
  expect(
    kept("^la/el<det>/el<prn>$ ^nova/nou<adj>$ ^veu/veu<n>/veure<vblex>$", [
      "el<det>",
      "vell<adj>",
      "veu<n>",
    ]),
  ).toBe("^la/el<det>$ ^nova/nou<adj>$ ^veu/veu<n>$");
});

it("leaves everything open where nothing is known", () => {
  const cohorts = "^veu/veu<n>/veure<vblex>$ ^fi/fi<n>/fi<adj>$";
  expect(kept(cohorts, [])).toBe(cohorts);
  expect(kept(cohorts, ["casa<n>"])).toBe(cohorts);
});

it("leaves thanks and indefinite determiners open, which other dictionaries lack", () => {
  const cohorts = "^Gràcies/Gràcies<ij>/gràcia<n><f><pl>$ ^altre/altre<adj><ind>/altre<det><ind>$";
  expect(kept(cohorts, ["gràcia<n><f><pl>", "altre<adj><ind>"])).toBe(cohorts);
});

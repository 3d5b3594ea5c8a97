import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { tooMuch } from "./too-much.ts";

const TOO_MUCH = "^demais/demais<adv>/demais<adj><mf><sp>$";

it.each([
  ["^tarde/tarde<n><f><sg>/tarde<adv>$", "^demasiado/demasiado<adv>$ ^tarde/tarde<adv>$"],
  ["^longas/longo<adj><f><pl>$", "^demasiado/demasiado<adv>$ ^longas/longo<adj><f><pl>$"],
  ["^coisas/coisa<n><f><pl>$", "^demasiado/demasiado<adj><f><pl>$ ^coisas/coisa<n><f><pl>$"],
  [
    "^duas/dois<num><f><pl>$ ^coisas/coisa<n><f><pl>$",
    "^duas/dois<num><f><pl>$ ^coisas/coisa<n><f><pl>$ ^a mais/a mais<adv>$",
  ],
  [
    "^Ela/ele<prn><tn><p3><f><sg>$ ^fala/fala<n><f><sg>/falar<vblex><pri><p3><sg>$",
    "^Ela/ele<prn><tn><p3><f><sg>$ ^fala/fala<n><f><sg>/falar<vblex><pri><p3><sg>$ ^demais/demais<adv>$",
  ],
  ["^os/o<det><def><m><pl>$", "^os/o<det><def><m><pl>$ ^demais/demais<adj><mf><sp>$"],
])("%s demais", (read, ordered) => {
  expect(writeUnits(tooMuch(readUnits(`${read} ${TOO_MUCH}`)))).toBe(ordered);
});

it("keeps what a sentence begins with", () => {
  expect(writeUnits(tooMuch(readUnits(TOO_MUCH)))).toBe(TOO_MUCH);
});

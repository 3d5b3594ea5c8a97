import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../../units.ts";
import { disambiguate } from "../disambiguate.ts";
import { VERBS_BEHIND } from "./verbs-behind.ts";

const PAGO = "^pago/pagar<vblex><pp><m><sg>/pagar<vblex><pri><p1><sg>$";
const LIMPA = "^limpa/limpo<adj><f><sg>/limpar<vblex><pri><p3><sg>$";
const MENINO = "^menino/menino<n><m><sg>$";
const CAMISA = "^camisa/camisa<n><f><sg>$";

it.each([
  ["^não/não<adv>$ ^fumo/fumo<n><m><sg>/fumar<vblex><pri><p1><sg>$", "fumar<vblex><pri><p1><sg>"],
  [`^te/tu<prn><pro><p2><mf><sg>$ ${PAGO}`, "pagar<vblex><pri><p1><sg>"],
  [
    `^tinha/ter<vblex><pii><p3><sg>$ ^te/tu<prn><pro><p2><mf><sg>$ ${PAGO}`,
    "pagar<vblex><pp><m><sg>/pagar<vblex><pri><p1><sg>",
  ],
  [`${MENINO} ${LIMPA}`, "limpar<vblex><pri><p3><sg>"],
  [`${CAMISA} ${LIMPA}`, "limpo<adj><f><sg>/limpar<vblex><pri><p3><sg>"],
  [
    `${CAMISA} ^de/de<pr>$ ^algodão/algodão<n><m><sg>$ ${LIMPA}`,
    "limpo<adj><f><sg>/limpar<vblex><pri><p3><sg>",
  ],
  ["^Trabalho/Trabalho<n><m><sg>/Trabalhar<vblex><pri><p1><sg>$ ^aqui/aqui<adv>$", "aqui<adv>"],
])("leaves of the last word of %s %s", (cohorts, left) => {
  const read = writeUnits(disambiguate(readUnits(cohorts), VERBS_BEHIND));
  expect(/\/([^$]*)\$$/u.exec(read)?.[1]).toBe(left);
});

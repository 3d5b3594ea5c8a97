import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameWithArticle } from "./articles.ts";
import { shall } from "./going-to.ts";
import { hurt } from "./hurting.ts";
import { ofItself } from "./of-itself.ts";
import { toWhom } from "./to-whom.ts";
import { byTrade } from "./trades.ts";

const ME = "^me<prn><pro><p1><mf><sg>$";
const ITSELF = "^se<prn><pro><ref><p3><mf><sp>$";
const LAKE = "^el<det><def><m><sg>$ ^lago<n><m><sg>$";
const FREEZES = "^congelar<vblex><pri><p3><sg>$";
const END = "^.<sent>$";
const FOR_ME = "^para<pr>$ ^mí<prn><tn><p1><mf><sg>$";
const LIED = "^mentir<vblex><ifi><p3><sg>$";
const THAT = "^eso<prn><tn><nt>$";
const IS = "^ser<vbser><pri><p3><sg>$";
const DOCTOR = "^uno<det><ind><m><sg>$ ^médico<n><m><sg>$";

it.each([
  [ofItself, `${LAKE} ${FREEZES}${END}`, `${LAKE} ${ITSELF} ${FREEZES}${END}`],
  [ofItself, `${FREEZES} ${LAKE}${END}`, null],
  [ofItself, `^dejar<vblex><imp><p3><sg>$ ^congelar<vblex><inf>$${END}`, null],
  [
    hurt,
    "^Mío<det><pos><mf><sg>$ ^espalda<n><f><sg>$ ^doler<vblex><pri><p3><pl>$",
    "^Me<prn><pro><p1><mf><sg>$ ^doler<vblex><pri><p3><sg>$ ^el<det><def><f><sg>$ ^espalda<n><f><sg>$",
  ],
  [hurt, "^Mío<det><pos><mf><sg>$ ^espalda<n><f><sg>$ ^brillar<vblex><pri><p3><sg>$", null],
  [toWhom, `${LIED} ${FOR_ME}`, `${ME} ${LIED}`],
  [
    toWhom,
    `^mostrar<vblex><imp><p3><sg>$ ${THAT} ${FOR_ME}`,
    `^mostrar<vblex><imp><p3><sg>+me<prn><enc><p1><mf><sg>$ ${THAT}`,
  ],
  [
    toWhom,
    "^enviar<vblex><inf>$ ^eso<prn><tn><nt>$ ^para<pr>$ ^mío<det><pos><mf><sg>$ ^jefe<n><m><sg>$",
    "^enviar<vblex><inf>$ ^eso<prn><tn><nt>$ ^a<pr>$ ^mío<det><pos><mf><sg>$ ^jefe<n><m><sg>$",
  ],
  [toWhom, `^comprar<vblex><inf>$ ${THAT} ${FOR_ME}`, null],
  [toWhom, "^enviar<vblex><inf>$ ^eso<prn><tn><nt>$ ^para<pr>$ ^ver<vblex><inf>$", null],
  [byTrade, `${IS} ${DOCTOR}${END}`, `${IS} ^médico<n><m><sg>$${END}`],
  [byTrade, `${IS} ${DOCTOR} ^famoso<adj><m><sg>$${END}`, null],
  [byTrade, `^ver<vblex><inf>$ ${DOCTOR}${END}`, null],
  [
    shall,
    "^ir<vblex><fti><p3><sg>$ ^a<pr>$ ^llamar<vblex><inf>+me<prn><enc><p1><mf><sg>$",
    `${ME} ^llamar<vblex><fti><p3><sg>$`,
  ],
  [shall, "^ir<vblex><fti><p3><sg>$ ^a<pr>$ ^casa<n><f><sg>$", null],
  [nameWithArticle, "^Lo<detnt>$ ^radio<n><f><sg>$", "^El<det><def><f><sg>$ ^radio<n><f><sg>$"],
  [nameWithArticle, "^lo<detnt>$ ^bueno<adj><m><sg>$", null],
])("%o of %s", (step, translated, told) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(told ?? translated);
});

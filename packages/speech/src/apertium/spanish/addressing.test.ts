import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { leaveOutAgain, leaveOutUsted } from "./addressing.ts";
import { sizeThings } from "./sizes.ts";
import { timeAndWeather } from "./time-and-weather.ts";

const YOU = "^usted<prn><tn><p3><mf><sg>$";
const KNOW = "^saber<vblex><pri><p3><sg>$";
const IF = "^si<cnjadv>$";
const RAISE = "^levantar<vblex><imp><p3><sg>$";
const I_CAN = "^poder<vbmod><pri><p1><sg>$";
const HE_CAN = "^poder<vbmod><pri><p3><sg>$";
const SHE = "^él<prn><tn><p3><f><sg>$";
const HE = "^él<prn><tn><p3><m><sg>$";
const FELL = "^caer<vblex><ifi><p3><sg>$";
const HOUSE = "^uno<det><ind><f><sg>$ ^casa<n><f><sg>$";
const BROTHER = "^mío<det><pos><mf><sg>$ ^hermano<n><m><sg>$";
const HOURS = "^tres<num><mf><sp>$ ^hora<n><f><pl>$";
const ARRIVE = "^llegar<vblex><inf>$";
const COLD = "^frío<adj><m><sg>$";

it.each([
  [
    leaveOutAgain,
    `${SHE} ${FELL} ^cuando<adv>$ ${SHE} ${FELL}`,
    `${SHE} ${FELL} ^cuando<adv>$ ${FELL}`,
  ],
  [leaveOutAgain, `${SHE} ${FELL} ^cuando<adv>$ ${HE} ${FELL}`, null],
  [leaveOutUsted, `${RAISE} ${IF} ${YOU} ${KNOW}`, `${RAISE} ${IF} ${KNOW}`],
  [leaveOutUsted, `${IF} ${YOU} ${KNOW} ${I_CAN}`, `${IF} ${KNOW} ${I_CAN}`],
  [leaveOutUsted, `${IF} ${YOU} ${KNOW} ${HE_CAN}`, null],
  [leaveOutUsted, `${YOU} ${KNOW}`, null],
  [leaveOutUsted, `${RAISE} ^a<pr>$ ${YOU}`, null],
  [sizeThings, `${HOUSE} ^mayor<adj><mf><sg>$`, `${HOUSE} ^más<adv>$ ^grande<adj><mf><sg>$`],
  [sizeThings, `${HOUSE} ^menor<adj><mf><sg>$`, `${HOUSE} ^más<adv>$ ^pequeño<adj><f><sg>$`],
  [sizeThings, `${BROTHER} ^mayor<adj><mf><sg>$`, null],
  [sizeThings, "^el<det><def><f><sg>$ ^mayor<adj><mf><sg>$ ^parte<n><f><sg>$", null],
  [
    timeAndWeather,
    `^durar<vblex><ifi><p3><sg>$ ${HOURS} ^para<pr>$ ${ARRIVE}`,
    `^tardar<vblex><ifi><p3><sg>$ ${HOURS} ^en<pr>$ ${ARRIVE}`,
  ],
  [timeAndWeather, `^durar<vblex><ifi><p3><sg>$ ${HOURS}`, null],
  [
    timeAndWeather,
    "^no<adv>$ ^hacer<vblex><pri><p3><sg>$ ^tiempo<n><m><sg>$",
    "^no<adv>$ ^hay<vblex><pri><p3><sg>$ ^tiempo<n><m><sg>$",
  ],
  [
    timeAndWeather,
    `^estar<vblex><pii><p3><sg>$ ^tan<preadv>$ ${COLD}`,
    `^hacer<vblex><pii><p3><sg>$ ^tanto<adj><m><sg>$ ${COLD}`,
  ],
  [timeAndWeather, `^café<n><m><sg>$ ^estar<vblex><pri><p3><sg>$ ${COLD}`, null],
])("%o of %s", (step, translated, said) => {
  expect(writeUnits(step(readUnits(translated)))).toBe(said ?? translated);
});

import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { strengthen } from "./strong-pronouns.ts";

const US = "^ens<prn><pro><p1><mf><pl>$";
const STRONG = "^nosaltres<prn><tn><p1><mf><pl>$";
const arranged = (stream: string) => writeUnits(strengthen(readUnits(stream)));

it.each([
  ["^Cadascun<prn><tn><m><sg>$ ^de<pr>$", `^Cadascun<prn><tn><m><sg>$ ^de<pr>$ ${STRONG}`],
  ["^Molt de<det><ind><m><pl>$", `^Molt de<det><ind><m><pl>$ ^de<pr>$ ${STRONG}`],
])("gives us its strong form behind %s", (before, told) => {
  expect(arranged(`${before} ${US} ^veure<vblex><pri><p3><sg>$`)).toBe(
    `${told} ^veure<vblex><pri><p3><sg>$`,
  );
});

it.each([`^de<pr>$ ${US} ^veure<vblex><inf>$`, `^no<adv>$ ${US} ^veure<vblex><pri><p3><sg>$`])(
  "leaves the one that leans on a verb in %s",
  (stream) => {
    expect(arranged(stream)).toBe(stream);
  },
);

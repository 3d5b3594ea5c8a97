import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { propose } from "./proposing.ts";

it.each([
  [
    "^Nous<prn><tn><p1><mf><pl>$ ^commencer<vblex><prs><p1><pl>$^.<sent>$",
    "^Commencer<vblex><imp><p1><pl>$^.<sent>$",
  ],
  [
    "^nous<prn><tn><p1><mf><pl>$ ^ne<adv>$ ^parler<vblex><prs><p1><pl>$",
    "^ne<adv>$ ^parler<vblex><imp><p1><pl>$",
  ],
  [
    "^.<sent>$ ^Faire<vblex><prs><p1><pl>$ ^un<det>$",
    "^.<sent>$ ^Faire<vblex><imp><p1><pl>$ ^un<det>$",
  ],
  [
    "^Alors<adv>$ ^nous<prn><tn><p1><mf><pl>$ ^entrer<vblex><prs><p1><pl>$",
    "^Alors<adv>$ ^entrer<vblex><imp><p1><pl>$",
  ],
  ["^que<cnjsub>$ ^nous<prn><tn><p1><mf><pl>$ ^parler<vblex><prs><p1><pl>$", null],
])("%s becomes %s", (stream, proposed) => {
  expect(writeUnits(propose(readUnits(stream)))).toBe(proposed ?? stream);
});

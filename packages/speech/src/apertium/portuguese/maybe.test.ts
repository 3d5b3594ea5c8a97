import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { maybeIs } from "./maybe.ts";

it.each([
  [
    "^Tal vegada<adv>$ ^ell<prn>$ ^haver<vbhaver><prs><p3>$ ^sortir<vblex><pp>$",
    "^Tal vegada<adv>$ ^ell<prn>$ ^haver<vbhaver><pri><p3>$ ^sortir<vblex><pp>$",
  ],
  [
    "^Tal vegada<adv>$ ^voler<vblex><pri>$ ^que<cnjsub>$ ^venir<vblex><prs>$",
    "^Tal vegada<adv>$ ^voler<vblex><pri>$ ^que<cnjsub>$ ^venir<vblex><prs>$",
  ],
])("%s", (units, said) => {
  expect(writeUnits(maybeIs(readUnits(units)))).toBe(said);
});

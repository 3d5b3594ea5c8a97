import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { nameFirstPerson } from "./first-person.ts";

test.each([
  [
    "^No<adv>$ ^li<prn><pro><p3><mf><sg>$ ^voler<vbmod><cni><p1><sg>$ ^dir<vblex><inf>$",
    "^jo<prn><tn><p1><mf><sg>$ ^no<adv>$ ^li<prn><pro><p3><mf><sg>$ ^voler<vbmod><cni><p1><sg>$ ^dir<vblex><inf>$",
  ],
  [
    "^comprendre<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^ser<vbser><pii><p1><sg>$",
    "^comprendre<vblex><pri><p1><sg>$ ^que<cnjsub>$ ^jo<prn><tn><p1><mf><sg>$ ^ser<vbser><pii><p1><sg>$",
  ],
  ["^Ser<vbser><pii><p3><sg>$", "^Ser<vbser><pii><p3><sg>$"],
  [
    "^jo<prn><tn><p1><mf><sg>$ ^ser<vbser><pii><p1><sg>$",
    "^jo<prn><tn><p1><mf><sg>$ ^ser<vbser><pii><p1><sg>$",
  ],
])("%s", (units, named) => {
  expect(writeUnits(nameFirstPerson(readUnits(units)))).toBe(named);
});

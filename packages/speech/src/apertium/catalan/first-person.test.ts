import { describe, expect, it, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { continueFirstPerson, nameFirstPerson } from "./first-person.ts";

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

describe("continueFirstPerson", () => {
  const told = (stream: string) => writeUnits(continueFirstPerson(readUnits(stream)));
  const BEGAN = "^Anar<vaux><p1><sg>$ ^començar<vblex><inf>$";
  const WAS = "^quan<rel><adv>$ ^tenir<vblex><pii><p3><sg>$";

  it("lets me go on", () => {
    expect(told(`${BEGAN} ${WAS}`)).toBe(`${BEGAN} ${WAS.replace("<p3>", "<p1>")}`);
  });

  it.each([
    ["has a subject", `${BEGAN} ^quan<rel><adv>$ ^avi<n><m><sg>$ ^tenir<vblex><pii><p3><sg>$`],
    ["follows another's", `^Anar<vaux><p3><sg>$ ^començar<vblex><inf>$ ${WAS}`],
    ["says what was", `${BEGAN} ^que<cnjsub>$ ^ser<vbser><pii><p3><sg>$`],
  ])("leaves a verb that %s", (_, stream) => {
    expect(told(stream)).toBe(stream);
  });
});

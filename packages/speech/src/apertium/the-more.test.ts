import { expect, test } from "vitest";
import { theMore } from "./the-more.ts";
import { readUnits, writeUnits } from "./units.ts";

const french = (stream: string) =>
  writeUnits(theMore(readUnits(stream), "comme", ["plus", "moins"]));

test("the more one reads, the more one knows", () => {
  expect(
    french(
      "^Comme<cnjadv>$ ^plus<adv>$ ^vous<prn><tn><p2><mf><pl>$ ^lire<vblex><pri><p2><pl>$^,<cm>$ ^vous<prn><tn><p2><mf><pl>$ ^plus<adv>$ ^savoir<vblex><pri><p2><pl>$",
    ),
  ).toBe(
    "^plus<adv>$ ^vous<prn><tn><p2><mf><pl>$ ^lire<vblex><pri><p2><pl>$^,<cm>$ ^plus<adv>$ ^savoir<vblex><pri><p2><pl>$",
  );
});

test("what is as one thing stays", () => {
  const stream =
    "^comme<cnjadv>$ ^plus<adv>$ ^tard<adv>$^,<cm>$ ^il<prn><tn><p3><m><sg>$ ^dormir<vblex><pri><p3><sg>$";
  expect(french(stream)).toBe(stream);
});

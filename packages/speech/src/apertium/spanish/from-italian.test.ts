import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { arrangeFromItalian } from "./from-italian.ts";

const arranged = (stream: string) => writeUnits(arrangeFromItalian(readUnits(stream)));
const BEING = "^estar<vblex><pri><p1><pl>$ ^divertir<vblex><pp><m><pl>$";
const HAVING = "^haber<vbhaver><pri><p1><pl>$ ^divertir<vblex><pp><m><sg>$";
const US = "^Nos<prn><pro><p1><mf><pl>$";

it("says what people do to themselves with haber", () => {
  expect(arranged(`${US} ${BEING}`)).toBe(`${US} ${HAVING}`);
});

it("says how long something has lasted with haber", () => {
  expect(arranged("^estar<vblex><pri><p3><sg>$ ^durar<vblex><pp><f><sg>$")).toBe(
    "^haber<vbhaver><pri><p3><sg>$ ^durar<vblex><pp><m><sg>$",
  );
});

it.each([
  BEING,
  "^los<prn><pro><p3><m><pl>$ ^estar<vblex><pri><p3><sg>$ ^abrir<vblex><pp><f><sg>$",
])("leaves how somebody or something is", (stream) => {
  expect(arranged(stream)).toBe(stream);
});

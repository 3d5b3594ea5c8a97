import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { callAttention } from "./attention.ts";

const LOOKS = "^Il<prn><tn><p3><m><sg>$ ^regarder<vblex><pri><p3><sg>$";
const IT_RAINS = "^il<prn><tn><p3><m><sg>$ ^pleuvoir<vblex><pri><p3><sg>$";

it.each([
  [`${LOOKS}^,<cm>$ ${IT_RAINS}`, `^Regarder<vblex><imp><p2><pl>$^,<cm>$ ${IT_RAINS}`],
  [`${LOOKS}^,<cm>$ ^mais<cnjcoo>$ ${IT_RAINS}`, null],
  [`${LOOKS} ^Paul<np>$^,<cm>$ ${IT_RAINS}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(callAttention(readUnits(stream)))).toBe(said ?? stream);
});

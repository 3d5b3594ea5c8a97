import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { repeatPreposition } from "./coordination.ts";

const [EAT, SLEEP] = ["^manger<vblex><inf>$", "^dormir<vblex><inf>$"];
const [TRY, AND] = ["^essayer<vblex><imp><p2><pl>$", "^et<cnjcoo>$"];

it.each([
  [`${TRY} ^de<pr>$ ${EAT} ${AND} ${SLEEP}`, `${TRY} ^de<pr>$ ${EAT} ${AND} ^de<pr>$ ${SLEEP}`],
  [
    `^aider<vblex><inf>$ ^à<pr>$ ${EAT} ${AND} ${SLEEP}`,
    `^aider<vblex><inf>$ ^à<pr>$ ${EAT} ${AND} ^à<pr>$ ${SLEEP}`,
  ],
  [`^vouloir<vblex><pri><p3><sg>$ ${EAT} ${AND} ${SLEEP}`, null],
  [`${TRY} ^de<pr>$ ${EAT} ${AND} ^pain<n><m><sg>$`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(repeatPreposition(readUnits(stream)))).toBe(said ?? stream);
});

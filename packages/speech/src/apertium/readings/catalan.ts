import { lemmaOf } from "../units.ts";
import { type Reading, replaced } from "./reading.ts";

export const CATALAN_READINGS: readonly Reading[] = [
  // "Gli chiederei": the Italian pair says "loro" before the verb for several people.
  (unit) =>
    lemmaOf(unit) === "li"
      ? replaced(unit, "/lui<prn><tn><p3><mf><pl>", "/gli<prn><pro><p3><m><pl>")
      : unit,
];

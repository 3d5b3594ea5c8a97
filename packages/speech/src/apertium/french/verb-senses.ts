import { towards, type VerbSense } from "../rename-verbs.ts";
import { isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { hasNoObject, isBrought, isPerson, isTaken } from "./bringing.ts";
import { TIMES } from "./relatives.ts";

/** What one breaks without a hammer. */
const UNTOUCHABLE = new Set(
  "silence contrat accord lien relation pacte glace promesse avec".split(" "),
);

/** "Tomber malade", where others become or stay so. */
const FALLING = new Set(["malade", "enceinte", "amoureux"]);
const fallsSo = (units: readonly Unit[], at: number): boolean =>
  FALLING.has(lemmaOf(units[skipAdverbs(units, at + 1)]));

/** "Je vais bien". */
const isWell = (units: readonly Unit[], at: number): boolean => {
  const who = lemmaOf(units[at - 1]) === "ne" ? at - 2 : at - 1;
  let well = at + 1;
  while (isA(units[well], "adv") && lemmaOf(units[well]) !== "bien") well += 1;
  const isSomebody = isA(units[who], "tn", "np") && !isA(units[who], "nt");
  return isSomebody && lemmaOf(units[well]) === "bien" && !isA(units[well + 1], "pp", "adj", "pr");
};

/** "Ça me rappelle": one remembers oneself, things remind. */
const isReminding = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "p3") && isA(units[at - 1], "p1", "p2");

const isWithoutObject = (units: readonly Unit[], at: number): boolean =>
  !isClitic(units[at - 1]) &&
  !isA(units[skipAdverbs(units, at + 1)], "det", "predet", "n", "np", "tn");

/** "Combien de temps ça prend", "ça prend deux heures". */
const takesTime = (units: readonly Unit[], at: number): boolean => {
  let time = skipAdverbs(units, at + 1);
  while (isA(units[time], "num", "det")) time += 1;
  return lemmaOf(units[at - 1]) === "temps" || (time > at + 1 && TIMES.has(lemmaOf(units[time])));
};

/** "Prendre rendez-vous". */
const isAppointment = (units: readonly Unit[], at: number): boolean =>
  units.slice(at + 1, at + 4).some((unit) => APPOINTMENTS.has(lemmaOf(unit)));
const APPOINTMENTS = new Set(["consultation", "rendez-vous"]);

/** Verbs that French replaces by another beside certain words. */
export const VERB_SENSES: readonly VerbSense[] = [
  ["marquer", "prendre", isAppointment],
  ["tarder", "prendre", takesTime],
  ["souvenir", "rappeler", isReminding],
  ["réclamer", "plaindre", isWithoutObject],
  ["être", "aller", isWell],
  ["devenir", "tomber", fallsSo],
  ["rester", "tomber", fallsSo],
  ["porter", "apporter", isBrought],
  ["porter", "emmener", isTaken],
  ["porter", "amener", isPerson],
  ["jeter", "tirer", hasNoObject],
  [
    "enseigner",
    "apprendre",
    (units, at) => lemmaOf(units[at + 1]) === "à" && isA(units[at + 2], "inf"),
  ],
  ["sortir", "partir", towards("pour")],
  ["rompre", "casser", (units) => !units.some((unit) => UNTOUCHABLE.has(lemmaOf(unit)))],
];

import { type Noun, renameNouns } from "../rename-nouns.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";

/** Where these are spoken of, Catalan "banc" is a bench, else a bank. */
const BENCHES = new Set(
  "parco giardino legno piazza pietra chiesa sedere sedersi sedia scuola imputato pesce sabbia vendita".split(
    " ",
  ),
);
const BENCH: Noun = ["panchina", "f"];
const BANK: Noun = ["banca", "f"];

/** Tells a bank from a bench, on which one sits; people who work for a bank work "in banca". */
export function banks(units: readonly Unit[]): Unit[] {
  const isBench = units.some((unit) => BENCHES.has(lemmaOf(unit)));
  return renameNouns(units, { banco: isBench ? BENCH : BANK })
    .map((unit, at, all) =>
      lemmaOf(unit) === "in" && lemmaOf(all[at + 2]) === "panchina" ? withLemma(unit, "su") : unit,
    )
    .filter((unit, at, all) => !(isA(unit, "det") && worksInBank(all, at)));
}

/** Whether somebody works "nella banca", with its article at `the`, and what follows does not say which. */
const worksInBank = (units: readonly Unit[], the: number): boolean =>
  lemmaOf(units[the - 2]) === "lavorare" &&
  lemmaOf(units[the - 1]) === "in" &&
  lemmaOf(units[the + 1]) === "banca" &&
  !isA(units[the + 2], "adj", "pp", "np", "pr");

import { isA, lemmaOf, type Unit } from "../units.ts";

/** Says "es médico" for "es un médico", with nothing more about them. */
export const byTrade = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => {
    const [before, trade, next] = [units[at - 1], units[at + 1], units[at + 2]];
    const isTrade = isA(trade, "n", "adj") && TRADES.has(lemmaOf(trade));
    const isOne = lemmaOf(unit) === "uno" && isA(unit, "det") && isA(unit, "sg");
    const isBeing =
      lemmaOf(before) === "ser" ||
      /^hacer.*<prn>/u.test(before?.word ?? "") ||
      isMade(units, at - 1);
    return !(isOne && isTrade && isBeing && isA(next, "sent", "cm", "cnjadv", "rel", "cnjcoo"));
  });

/** "Se hizo". */
const isMade = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "hacer" && isA(units[at - 1], "prn");

const TRADES = new Set(
  `abogado actor actriz agricultor arquitecto bailarín bombero camarero camionero cantante carnicero carpintero cartero
  científico cirujano cocinero conductor contable dentista diseñador doctor electricista enfermero entrenador escritor
  estudiante fontanero fotógrafo granjero ingeniero jardinero jefe juez maestro mecánico médico músico panadero periodista
  pescador piloto pintor policía profesor psicólogo sacerdote secretario soldado taxista técnico traductor vendedor
  veterinario`.split(/\s+/u),
);

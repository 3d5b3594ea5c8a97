import { inSteps, isA, lemmaOf, type Unit, withLemma } from "../units.ts";

/** What something is for, and the things that Italian joins to it by "da". */
const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  bagno: ["costume", "vasca"],
  barba: ["schiuma", "crema"],
  bere: ["acqua"],
  corsa: ["scarpa", "auto", "macchina"],
  cucina: ["carta", "coltello"],
  dente: ["spazzola", "spazzolino"],
  forno: ["carta", "teglia"],
  ginnastica: ["scarpa"],
  letto: ["camera", "stanza"],
  neve: ["stivale"],
  notte: ["camicia"],
  parato: ["carta"],
  pranzo: ["sala", "stanza"],
  regalo: ["carta"],
  sci: ["scarpone", "pista"],
  sole: ["occhiale", "crema"],
  sposa: ["vestito", "abito"],
  tennis: ["campo", "racchetta"],
};

/** What the pair calls otherwise where it is for something. */
const BETTER: Readonly<Record<string, readonly [string, "m" | "f"]>> = {
  spazzola: ["spazzolino", "m"],
};

/** Says "spazzolino da denti" for "spazzola di denti", and "macchina fotografica" for "apparato foto". */
const joined = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) === "di" && isCompound(units, at)) return withLemma(unit, "da");
    const better = isCompound(units, at + 1) ? BETTER[lemmaOf(unit)] : undefined;
    if (better) return inGender(withLemma(unit, better[0]), better[1]);
    if (isCamera(units, at)) return inGender(withLemma(unit, "macchina"), "f");
    return isCamera(units, at - 1)
      ? { ...unit, word: `fotografico<adj><f><${isA(units[at - 1], "pl") ? "pl" : "sg"}>` }
      : unit;
  });

/** What paper is made of, or for. */
const PAPER = new Set(
  "alluminio bianco cottura forno giornale igienico parato regalo velina".split(" "),
);

/** Says "carta igienica" for "ruolo igienico", a part to play. */
const paper = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const kind = lemmaOf(units[at + 1]) === "di" ? at + 2 : at + 1;
    const isPaper = lemmaOf(unit) === "ruolo" && PAPER.has(lemmaOf(units[kind]));
    return isPaper ? inGender(withLemma(unit, "carta"), "f") : unit;
  });

/** Things that Italian has several of, or two parts. */
const PAIRS = new Set(["capello", "occhiale", "pantalone"]);

/** Says "i miei occhiali" for "il mio occhiale". */
const pairs = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isPair = (noun: number): boolean =>
      PAIRS.has(lemmaOf(units[noun])) &&
      isA(units[noun], "n") &&
      !isA(units[noun - 1], "ind", "num");
    const isPart =
      isPair(at) ||
      (isPair(at + 1) && isA(unit, "det", "adj")) ||
      (isPair(at - 1) && isA(unit, "adj", "pp"));
    return isPart ? { ...unit, word: unit.word.replace("<sg>", "<pl>") } : unit;
  });

const isCompound = (units: readonly Unit[], of: number): boolean =>
  lemmaOf(units[of]) === "di" &&
  (PURPOSES[lemmaOf(units[of + 1])]?.includes(lemmaOf(units[of - 1])) ?? false);

const isCamera = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "apparato" && /^foto(?:grafia|grafico)?$/u.test(lemmaOf(units[at + 1]));

const inGender = (unit: Unit, gender: "m" | "f"): Unit => ({
  ...unit,
  word: unit.word.replace(/<[mf]>/u, `<${gender}>`),
});

/** Says what things are called that have two parts or a purpose. */
export const compounds = inSteps(paper, joined, pairs);

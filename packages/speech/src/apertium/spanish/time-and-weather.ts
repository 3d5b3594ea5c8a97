import { isA, lemmaOf, opensClause, type Unit, withLemma, word } from "../units.ts";

/**
 * Says how long something takes and what the weather is like: "duró tres horas para llegar" → "tardó tres horas en llegar", "hoy
 * está frío" → "hoy hace frío". "Hace tiempo suficiente" is how much there is.
 */
export const timeAndWeather = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (isTaking(units, at)) return withLemma(unit, "tardar");
    if (lemmaOf(unit) === "para" && isA(units[at + 1], "inf") && isTaking(units, at - 3)) {
      return withLemma(unit, "en");
    }
    if (isThere(units, at)) return withLemma(unit, "hay");
    if (isWeather(units, at)) return { ...withLemma(unit, "hacer"), word: `hacer${tagsOf(unit)}` };
    const isHow = isWeather(units, at - 1) && WEATHER.test(lemmaOf(units[at + 1]));
    if (!isHow) return unit;
    const much = HOW_MUCH[lemmaOf(unit)];
    return much ? { ...word(much), blank: unit.blank } : unit;
  });

const tagsOf = ({ word: tagged }: Unit): string =>
  tagged.slice(tagged.indexOf("<")).replace("<vbser>", "<vblex>");

/** "Duró tres horas para llegar", from the verb on. */
const isTaking = (units: readonly Unit[], at: number): boolean =>
  /^(?:durar|tardar|demorar)$/u.test(lemmaOf(units[at])) &&
  isA(units[at + 1], "num", "det", "adj") &&
  isA(units[at + 2], "n") &&
  lemmaOf(units[at + 3]) === "para" &&
  isA(units[at + 4], "inf");

/** "No hace tiempo para eso". */
const isThere = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "hacer" &&
  isA(units[at], "pri") &&
  isA(units[at], "p3") &&
  lemmaOf(units[at + 1]) === "tiempo" &&
  (lemmaOf(units[at - 1]) === "no" ||
    /^(?:suficiente|para|de|bastante)$/u.test(lemmaOf(units[at + 2])));

const WEATHER = /^(?:frío|calor|caliente)$/u;
const HOW_MUCH: Readonly<Record<string, string>> = {
  muy: "mucho<adj><m><sg>",
  tan: "tanto<adj><m><sg>",
  demasiado: "demasiado<adj><m><sg>",
};

/** "Hoy está frío", "estaba tan frío que", without a subject: it is the weather that is cold. */
function isWeather(units: readonly Unit[], at: number): boolean {
  if (!/^(?:ser|estar)$/u.test(lemmaOf(units[at])) || !isA(units[at], "p3")) return false;
  const how = HOW_MUCH[lemmaOf(units[at + 1])] ? at + 2 : at + 1;
  if (lemmaOf(units[how]) !== "frío") return false;
  const before = units[at - 1];
  const isSubjectless =
    opensClause(before) || isA(before, "cnjadv", "cnjsub") || WHERE.has(lemmaOf(before));
  const isNow = WHERE.has(lemmaOf(before)) || WHERE.has(lemmaOf(units[how + 1]));
  return isSubjectless && (isNow || how > at + 1);
}

const WHERE = new Set("hoy aquí ahí allá allí ayer fuera afuera dentro".split(" "));

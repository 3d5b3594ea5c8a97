import { isA, isClitic, lemmaOf, type Unit, withLemma } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { withPronoun } from "./reflexive.ts";

/**
 * Says to whom something is told or given, for whom the pair takes them: "mintió para mí" → "me mintió", "muestre eso para mi
 * jefe" → "a mi jefe".
 */
export function toWhom(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  const receivers = new Set<number>();
  for (const [at, unit] of units.entries()) {
    if (receivers.has(at) || receivers.has(at - 1)) {
      if (PRONOUNS[lemmaOf(unit)] || PRONOUNS[lemmaOf(units[at + 1])]) continue;
      told.push(/^(?:para|por)$/u.test(lemmaOf(unit)) ? withLemma(unit, "a") : unit);
      continue;
    }
    const receiver = receiverOf(units, at);
    const given = receiver === undefined ? undefined : pronounOf(units[receiver + 1]);
    const isSeen = lemmaOf(unit) === "mirar";
    const her = isSeen && isA(units[(receiver ?? at) + 1], "f") ? "f" : "m";
    const pronoun = isSeen
      ? given?.replace(/^le<prn><pro><p3><mf>/u, `lo<prn><pro><p3><${her}>`)
      : given;
    if (receiver !== undefined) receivers.add(receiver);
    told.push(...(pronoun ? withPronoun([...told, unit], told.length, () => pronoun) : [unit]));
  }
  return told;
}

/** Returns the position of "para" before somebody to whom a verb gives something; undefined if it gives nothing. */
function receiverOf(units: readonly Unit[], at: number): number | undefined {
  const verb = units[at];
  if (!isA(verb, "vblex") || !GIVE.has(lemmaOf(verb)) || isA(verb, "pp")) return undefined;
  if (isClitic(units[at - 1]) || verb?.word.includes("+")) return undefined;
  let to = at + 1;
  while (to < at + 5 && isA(units[to], "det", "adj", "n", "num", "nt")) to += 1;
  const isWaiting = lemmaOf(verb) === "esperar" && to === at + 1 && lemmaOf(units[to]) === "por";
  if (lemmaOf(units[to]) !== "para" && !isWaiting) return undefined;
  if (pronounOf(units[to + 1])) return isA(units[to + 2], "inf") ? undefined : to;
  const isPerson =
    isA(units[to + 1], "ant") || (isA(units[to + 1], "det") && PEOPLE.has(lemmaOf(units[to + 2])));
  return isPerson ? to : undefined;
}

const GIVE = new Set(
  `contar dar decir devolver enseñar entregar enviar escribir esperar explicar gritar leer mandar mentir mirar mostrar ofrecer
  prestar sonreír telefonear vender`.split(/\s+/u),
);

const pronounOf = (unit: Unit | undefined): string | undefined =>
  isA(unit, "tn") ? PRONOUNS[lemmaOf(unit)]?.(isA(unit, "pl") ? "pl" : "sg") : undefined;

const PRONOUNS: Readonly<Record<string, (number: string) => string>> = {
  mí: () => "me<prn><pro><p1><mf><sg>",
  ti: () => "te<prn><pro><p2><mf><sg>",
  nosotros: () => "nos<prn><pro><p1><mf><pl>",
  él: (number) => `le<prn><pro><p3><mf><${number}>`,
  usted: (number) => `le<prn><pro><p3><mf><${number}>`,
};

import { isA, isClitic, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { toThemselves } from "./reflexive.ts";

/** Says with Spanish prepositions what goes with a verb: "llegar a casa", "soñar con ella", "continuar subiendo". */
export const govern = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isReminding(units, at)) return [withLemma(unit, "recordar")];
    if (isA(unit, "pr")) return inPlaceOf(units, at);
    if (isA(unit, "inf") && isGoingOn(units, at - 1)) {
      return [{ ...unit, word: unit.word.replace("<inf>", "<ger>") }];
    }
    if (isGettingOn(units, at)) return [withLemma(unit, "llevar")];
    const laughs = lemmaOf(unit) === "reír" && lemmaOf(units[at + 1]) === "de";
    return laughs ? toThemselves(units, at) : [unit];
  });

function inPlaceOf(units: readonly Unit[], at: number): Unit[] {
  const unit = units[at];
  if (!unit || isGoingOn(units, at)) return [];
  const verb = lemmaOf(verbBefore(units, at));
  const isNamed =
    verb === "llamar" &&
    lemmaOf(unit) === "de" &&
    isA(units[at + 1], "np", "n") &&
    isClitic(units[at - 2]);
  const isAwaited = verb === "esperar" && lemmaOf(unit) === "por" && isThing(units, at + 1);
  if (isNamed || isAwaited) return [];
  if (lemmaOf(unit) === "a" && isFirstTo(units, at)) return [withLemma(unit, "en")];
  if (isReminding(units, at - 1)) return isA(units[at + 1], "inf") ? [] : [withLemma(unit, "a")];
  if (verb === "costar" && lemmaOf(unit) === "para" && isA(units[at + 1], "inf")) return [];
  const other = PREPOSITIONS[verb]?.[lemmaOf(unit)];
  return [other && !isHow(units, at + 1, verb) ? withLemma(unit, other) : unit];
}

/** "Ella me acuerda de mi hermana" is "me recuerda a mi hermana". */
const isReminding = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "acordar" &&
  isA(units[at], "p3") &&
  (/^(?:me|te|le|nos)$/u.test(lemmaOf(units[at - 1])) ||
    /\+(?:me|le|nos)<prn>/u.test(units[at]?.word ?? "")) &&
  lemmaOf(units[at + 1]) === "de";

/** "No se da bien con ella" is "no se lleva bien". */
const isGettingOn = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "dar" &&
  /^(?:bien|mal)$/u.test(lemmaOf(units[skipAdverbs(units, at + 1) - 1])) &&
  lemmaOf(units[skipAdverbs(units, at + 1)]) === "con";

/** "La primera mujer a volar". */
const isFirstTo = (units: readonly Unit[], at: number): boolean =>
  isA(units[at + 1], "inf") &&
  isA(units[at - 1], "n", "adj") &&
  [units[at - 1], units[at - 2]].some((unit) =>
    /^(?:primero|segundo|tercero|último|único)$/u.test(lemmaOf(unit)),
  );

/** "Espero por el autobús", not "por mi hermano" or "por dos horas". */
const isThing = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "def", "pos", "dem") &&
  isA(units[at + 1], "n") &&
  !PEOPLE.has(lemmaOf(units[at + 1])) &&
  !TIMES.has(lemmaOf(units[at + 1]));
const TIMES = new Set("minuto hora día semana mes año tiempo rato".split(" "));

/** By the verb, the preposition that the pair leaves, and the one that goes with it. */
const PREPOSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  caminar: { para: "a" },
  enamorar: { por: "de" },
  enviar: { para: "a" },
  ir: { para: "a" },
  llamar: { para: "a" },
  llegar: { en: "a" },
  lanzar: { para: "a" },
  mirar: { para: "a" },
  participar: { de: "en" },
  preocupar: { con: "por" },
  soñar: { en: "con" },
  regresar: { para: "a" },
  tirar: { para: "a" },
  traducir: { para: "a" },
  transferir: { para: "a" },
  trasladar: { para: "a" },
  venir: { para: "a" },
  viajar: { para: "a" },
  volver: { para: "a" },
};

/** Returns the verb that a preposition stands behind. */
const verbBefore = (units: readonly Unit[], at: number): Unit | undefined => {
  const unit = units[skipAdverbs(units, at - 1, -1)];
  return isA(unit, "vblex") ? unit : undefined;
};

/** Whether a preposition says how or when or what for: "llegar en tren", "en diez minutos", "llamar para pedir". */
const isHow = (units: readonly Unit[], next: number, verb: string): boolean =>
  isA(units[next], "num", "cnjsub", "rel") ||
  (isA(units[next], "inf") && verb !== "soñar") ||
  [units[next], units[next + 1]].some((unit) => HOW.has(lemmaOf(unit)));
const HOW = new Set(
  `autobús avión barco bicicleta coche metro moto taxi tren punto silencio momento minuto hora día semana mes año
  primavera verano otoño invierno seguida serio persona enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre`.split(/\s+/u),
);

/** "Continúan a subir", "es buena en dibujar". */
const isGoingOn = (units: readonly Unit[], at: number): boolean =>
  isA(units[at + 1], "inf") &&
  ((lemmaOf(units[at]) === "a" && /^(?:continuar|seguir)$/u.test(lemmaOf(verbBefore(units, at)))) ||
    (lemmaOf(units[at]) === "en" && /^(?:bueno|malo)$/u.test(lemmaOf(units[at - 1]))));

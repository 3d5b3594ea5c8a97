import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, opensClause, skipAdverbs, type Unit, withLemma, word } from "../units.ts";
import { becomingOf } from "./becoming-verbs.ts";
import { toThemselves } from "./reflexive.ts";

/**
 * Says how somebody or something becomes as Spanish does, which has four verbs for it and verbs of their own for what one
 * feels: "se pone rojo", "se vuelve loco", "se hace rico", "se queda quieto", "se enfada". Portuguese has "ficar", which the
 * pair takes for "quedar", and "tornar-se", for "hacerse".
 */
export function becomeInSpanish(units: readonly Unit[]): Unit[] {
  const become: Unit[] = [];
  let skipped = 0;
  for (const [at, unit] of units.entries()) {
    if (at < skipped) continue;
    const change = isChange(units, at) ? becomingAt(units, at) : undefined;
    if (!change) {
      become.push(unit);
      continue;
    }
    const verb = withLemma(unit, caseLike(unit.word, change.verb));
    become.push(...(change.itself ? toThemselves([...become, verb], become.length) : [verb]));
    become.push(...change.following);
    skipped = change.end;
  }
  return become;
}

/** Whether a verb may say that somebody becomes something: "queda", "se hace", "haciéndose". */
const isChange = (units: readonly Unit[], at: number): boolean =>
  isStay(units[at]) ||
  (lemmaOf(units[at]) === "hacer" &&
    (/\+(?:me|te|se|nos|os)<prn>/u.test(units[at]?.word ?? "") ||
      /^(?:me|te|se|nos|os)$/u.test(lemmaOf(units[at - 1]))));

const isStay = (unit: Unit | undefined): boolean =>
  lemmaOf(unit) === "quedar" && isA(unit, "vblex");

/** What is said instead of a verb and the words behind it. */
interface Change {
  readonly verb: string;
  readonly itself: boolean;
  /** Words behind it. */
  readonly following: readonly Unit[];
  /** The position behind the words that are replaced. */
  readonly end: number;
}

function becomingAt(units: readonly Unit[], at: number): Change | undefined {
  const how = skipAdverbs(units, at + 1);
  const state = units[how];
  const plainly = (verb: string): Change => ({ verb, itself: true, following: [], end: at + 1 });
  if (isStay(units[at])) {
    if (lemmaOf(state) === "con" && isA(units[how + 1], "n")) {
      return feeling(units, how) ?? plainly("quedar");
    }
    const glad = gladness(units, how);
    if (glad) return glad;
    if (lemmaOf(state) === "bravo") return { ...plainly("enfadar"), end: how + 1 };
    const isWell = lemmaOf(units[at + 1]) === "bien" && opensClause(units[at + 2]);
    if (isWell) return { ...plainly("estar"), itself: false };
    if (isA(state, "pp") && FEEL.has(lemmaOf(state))) {
      const much = lemmaOf(units[how - 1]) === "muy" ? [word("mucho<adv>")] : [];
      return { verb: lemmaOf(state), itself: true, following: much, end: how + 1 };
    }
  }
  if (!isStay(units[at]) && isA(units[at + 1], "det")) {
    return { verb: "convertir", itself: true, following: [word("en<pr>")], end: at + 1 };
  }
  if (isStay(units[at]) && isA(state, "ger")) return plainly("quedar");
  if (lemmaOf(state) === "sin" && isA(units[how + 1], "n")) return plainly("quedar");
  const verb = becomingOf(state, how > at + 1 ? units[how - 1] : undefined);
  if (verb) return plainly(verb);
  return isStay(units[at]) && isStaying(units, at) ? plainly("quedar") : undefined;
}

/** "Quedar feliz que" is "alegrarse de que". */
function gladness(units: readonly Unit[], at: number): Change | undefined {
  if (!/^(?:feliz|contento)$/u.test(lemmaOf(units[at]))) return undefined;
  const next = lemmaOf(units[at + 1]);
  const of = isA(units[at + 2], "inf") && /^(?:en|de|por)$/u.test(next);
  if (next !== "que" && !of) return undefined;
  return { verb: "alegrar", itself: true, following: [word("de<pr>")], end: of ? at + 2 : at + 1 };
}

/** "Quedar con hambre" is "tener hambre", "con rabia" "enfadarse". */
function feeling(units: readonly Unit[], at: number): Change | undefined {
  const noun = lemmaOf(units[at + 1]);
  if (noun === "rabia") return { verb: "enfadar", itself: true, following: [], end: at + 2 };
  return HAVE.has(noun) ? { verb: "tener", itself: false, following: [], end: at + 1 } : undefined;
}

const HAVE = new Set(
  "calor dificultad dolor frío gana hambre miedo prisa sed sueño vergüenza".split(" "),
);

/** Verbs of what one feels, as which Spanish says "ficar cansado". */
const FEEL = new Set(
  `aburrir animar asustar cansar confundir decepcionar deprimir emocionar enamorar enfadar enojar entusiasmar frustrar
  impresionar irritar molestar ofender preocupar resfriar sorprender`.split(/\s+/u),
);

/** "Me quedo en casa", "nos quedamos dos semanas", not "la tienda queda en la esquina" and "quedan dos". */
function isStaying(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  const isTime = isA(next, "num", "det") && TIMES.has(lemmaOf(units[at + 2]));
  const isWithout = /^(?:con|sin|hasta|por|durante)$/u.test(lemmaOf(next));
  const isPlaced = units.slice(at + 2, at + 5).some((place) => PLACED.has(lemmaOf(place)));
  const isPlace = lemmaOf(next) === "en" && !isPlaced && !isA(units[at + 2], "inf");
  const isThere = isPlace || PLACES.has(lemmaOf(next));
  const isEnd = isA(next, "sent", "cm") && isA(unit, "inf", "p1");
  if (isEnd) return true;
  if (!isTime && !isWithout && !isThere) return false;
  return !isA(unit, "pri", "pii") || !isA(unit, "p3") || isOfPerson(units[at - 1]);
}

const isOfPerson = (unit: Unit | undefined): boolean =>
  isA(unit, "prn") && isA(unit, "tn") && !isA(unit, "nt");
/** "Quedó en segundo lugar". */
const PLACED = new Set(
  "empate final lugar puesto posición primero segundo tercero último".split(" "),
);
const PLACES = new Set("aquí ahí allí allá fuera dentro".split(" "));
const TIMES = new Set("día semana mes año hora minuto noche rato tiempo".split(" "));

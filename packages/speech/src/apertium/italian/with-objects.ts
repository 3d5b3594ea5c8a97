import { headBefore } from "../agreement.ts";
import { isA, isClitic, lemmaOf, skipAdverbs, skipClitics, type Unit } from "../units.ts";
import { TIMES } from "./gerunds.ts";

/** Verbs with "avere" for what somebody does to something and "essere" for what happens: "aumentare". */
const EITHER = new Set(
  `accelerare affondare annegare annerire aumentare avanzare bruciare calare cambiare cessare correre curare deviare diminuire
  esplodere guarire importare ingrassare invecchiare mancare maturare migliorare montare passare peggiorare pesare salire
  saltare sbarcare scattare scendere seguire servire toccare trascorrere variare`.split(/\s+/),
);
/** Of these, what follows is what it is done to: "ha saltato la colazione", but "è aumentato il prezzo". */
const DONE = new Set("correre curare montare pesare saltare seguire servire toccare".split(" "));
/** Verbs that the pair gives "essere", and the ear "avere". */
const ALWAYS = new Set(["fallire", "suonare", "vivere"]);

/** Whether a participle takes "avere" where the pair has "essere": "ho bruciato la torta". */
export function takesAvere(units: readonly Unit[], auxiliary: number, participle: number): boolean {
  const verb = lemmaOf(units[participle]);
  const next = skipAdverbs(units, participle + 1);
  if (!isA(units[participle], "pp")) return false;
  if (ALWAYS.has(verb)) return lemmaOf(units[next]) !== "da";
  if (verb === "correre" && isA(units[next], "sent", "cm")) return true;
  if (!EITHER.has(verb)) return false;
  if (isClitic(units[auxiliary - 1]) && lemmaOf(units[auxiliary - 1]) === "lo") return true;
  return isObject(units, next, verb) && (DONE.has(verb) || hasAgent(units, auxiliary));
}

/** Times besides those that one spends. */
const MOMENTS = new Set(["minuto", "secondo", "volta"]);

/** Whether something is named, not when or how often: "tre mesi" is what one spends only. */
function isObject(units: readonly Unit[], from: number, verb: string): boolean {
  if (isA(units[from], "tn")) return isA(units[from], "sg");
  if (!isA(units[from], "det", "predet", "num", "n", "np", "ind")) return false;
  const noun = units.slice(from).find((unit) => isA(unit, "n", "np", "pr", "sent"));
  const isTime = TIMES.has(lemmaOf(noun)) || MOMENTS.has(lemmaOf(noun));
  return isA(noun, "n", "np") && (["passare", "trascorrere"].includes(verb) || !isTime);
}

/** Whether the sentence names who does it before the verb, or says so by the verb's person. */
function hasAgent(units: readonly Unit[], auxiliary: number): boolean {
  if (isA(units[auxiliary], "p1", "p2")) return true;
  const before = units[skipAdverbs(units, skipClitics(units, auxiliary - 1, -1), -1)];
  return isA(before, "tn", "np") || headBefore(units, auxiliary) !== undefined;
}

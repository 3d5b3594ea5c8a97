import { caseLike } from "../../capitals.ts";
import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  skipClitics,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { apart } from "./pronouns.ts";

/**
 * Says what somebody asks of others in the subjunctive: "me pidió para esperar" → "me pidió que esperara", "dijo a los
 * niños que salgan" → "que salieran". So it does
 * what somebody is to do with something: "para yo comprar" → "para que yo compre", "es hora de
 * usted llegar" → "de que usted llegue".
 */
export function tellTo(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  let asking: Asking | undefined;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) continue;
    if (opensClause(unit) && !isA(unit, "cnjcoo")) asking = undefined;
    if (TELL.has(lemmaOf(unit)) && !isA(unit, "pp")) asking = askingAt(units, at);
    const isFor = lemmaOf(unit) === "para";
    const isAfter = lemmaOf(unit) === "tras";
    const isOf = isAfter || (lemmaOf(unit) === "de" && isA(unit, "pr"));
    const done =
      isFor || isOf ? doneFrom(units, at + 1, isFor ? asking?.person : undefined) : undefined;
    if (done && (asking || !isA(units[at - 1], "adj"))) {
      const mood = `<${asking?.mood ?? moodBefore(units, at)}>${done.person}`;
      if (isAfter)
        told.push(
          withLemma({ ...unit, word: "después<adv>" }, caseLike(unit.word, "después")),
          word("de<pr>"),
        );
      else if (!asking || isOf) told.push(unit);
      const { verb, pronouns } = apart(done.verb);
      told.push({ word: "que<cnjsub>", blank: asking && !isOf ? unit.blank : " " }, ...done.before);
      told.push(
        ...pronouns.map((pronoun) =>
          lemmaOf(pronoun) === "se" ? selfOf(done.person, pronoun) : pronoun,
        ),
      );
      told.push({ ...verb, word: verb.word.replace("<inf>", mood), blank: " " });
      at = done.end;
    } else if (
      asking &&
      isA(unit, "imp") &&
      isA(units[at - 1], "cnjcoo") &&
      unit.word.includes("+")
    ) {
      // "Que se quedaran y se sentaran", of an infinitive that is written like a request.
      const { verb, pronouns } = apart(unit);
      const mooded = { ...verb, word: verb.word.replace("<imp>", `<${asking.mood}>`) };
      told.push(...[...pronouns, mooded].map((each) => ({ ...each, blank: " " })));
    } else if (asking?.mood === "pis" && isA(unit, "prs") && isFinite(unit)) {
      told.push({ ...unit, word: unit.word.replace("<prs>", "<pis>") });
    } else told.push(unit);
  }
  return told;
}

/** What somebody asks for, and whom: the tags of what is to be done. */
interface Asking {
  readonly mood: "prs" | "pis";
  readonly person: string | undefined;
}

const TELL = new Set("decir pedir rogar suplicar implorar".split(" "));

const PAST = ["ifi", "pii", "cni", "pis"];

/** Returns the mood for what follows the verb before a position. */
const moodBefore = (units: readonly Unit[], at: number): "prs" | "pis" =>
  isA(units.slice(0, at).findLast(isFinite), ...PAST) ? "pis" : "prs";

const askingAt = (units: readonly Unit[], at: number): Asking => ({
  mood: moodBefore(units, at + 1),
  person: personAsked(units, at),
});

/** Returns the person that is asked: by a pronoun before the verb or in it, or by name behind it. */
function personAsked(units: readonly Unit[], at: number): string | undefined {
  const { pronouns } = apart(units[at] ?? word(""));
  const before = units
    .slice(skipClitics(units, at - 1, -1) + 1, at)
    .filter((unit) => isClitic(unit));
  const pronoun = [...pronouns, ...before].find((unit) =>
    /^(?:me|te|le|nos|os|se)$/u.test(lemmaOf(unit)),
  );
  if (pronoun) {
    const [, person, number = "sg"] = /<p([123])>.*<(sg|pl)>/u.exec(pronoun.word) ?? [];
    return person && `<p${person}><${number}>`;
  }
  if (lemmaOf(units[at + 1]) !== "a") return undefined;
  const whom = units
    .slice(at + 2, at + 6)
    .find((unit) => isA(unit, "n", "np", "tn") || isUnknown(unit));
  if (!whom) return undefined;
  return isA(whom, "pl") ? "<p3><pl>" : "<p3><sg>";
}

const isUnknown = ({ word: unknown }: Unit): boolean => unknown.startsWith("*");

interface Done {
  /** "No", or who is to do it. */
  readonly before: readonly Unit[];
  readonly verb: Unit;
  readonly person: string;
  readonly end: number;
}

/** Reads what is to be done from behind "para" on: "no hacer ruido", "él ayudarme". */
function doneFrom(
  units: readonly Unit[],
  from: number,
  asked: string | undefined,
): Done | undefined {
  const named = /<prn><tn>.*(<p[123]>).*(<(?:sg|pl)>)/u.exec(units[from]?.word ?? "");
  const person = named ? `${named[1]}${named[2]}` : asked;
  let end = named ? from + 1 : from;
  if (lemmaOf(units[end]) === "no") end += 1;
  const verb = units[end];
  return verb && person && isA(verb, "inf")
    ? { before: units.slice(from, end), verb, person, end }
    : undefined;
}

/** "Sentarse" is "me siente" of myself. */
const selfOf = (person: string, pronoun: Unit): Unit =>
  person === "<p1><sg>" || person === "<p1><pl>"
    ? {
        ...pronoun,
        word: `${person === "<p1><sg>" ? "me" : "nos"}<prn><pro><p1><mf>${person.slice(4)}`,
      }
    : pronoun;

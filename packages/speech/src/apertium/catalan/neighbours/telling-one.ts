import { caseLike } from "../../../capitals.ts";
import {
  inside,
  isClitic,
  isA,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Step,
  type Unit,
  word,
} from "../../units.ts";
import type { Polite } from "./polite.ts";
import { isToOne } from "../../to-one.ts";

/** Says to one person politely what the pair from Catalan says to several: "¿está segura, señora?" */
export const tellOne =
  (words: Polite): Step =>
  (units) =>
    isToOne(units)
      ? units.flatMap((unit, at) => {
          const one = { ...unit, word: told(units, at, words) };
          return words.asksBehindPronouns && isA(unit, "imp") ? pronounsFirst(one) : [one];
        })
      : units;

const YOU = "<p2><pl>";

function told(units: readonly Unit[], at: number, words: Polite): string {
  const unit = units[at];
  const form = unit?.word ?? "";
  if (isA(unit, "pos"))
    return words.theirs.test(form) ? caseLike(form, words.own(form.toLowerCase())) : form;
  if (lemmaOf(unit) === words.several && isA(unit, "tn")) return caseLike(form, words.one);
  if (isA(unit, "adj", "pp") && isStateOfYours(units, at)) return form.replace("<pl>", "<sg>");
  const pronoun = new RegExp(`${words.toSeveral}<prn><(pro|enc)><p2><mf><pl>`, "iu");
  const [, leans] = pronoun.exec(form) ?? [];
  if (!leans) return politely(form, words);
  const isOwn = isDoneByYou(units, leans === "pro" ? skipClitics(units, at) : at);
  const whom = isOwn ? words.oneself : polite(units, at, words);
  const said = form.replace(pronoun, (found) =>
    caseLike(found, whom.replace("<pro>", `<${leans}>`)),
  );
  return politely(said, words);
}

const politely = (form: string, { leavesVerbs }: Polite): string =>
  leavesVerbs ? form : form.replace(YOU, "<p3><sg>");

/** "Sieda+si" is "si sieda". */
function pronounsFirst(unit: Unit): Unit[] {
  const [verb = "", ...pronouns] = unit.word.split("+");
  const first = pronouns.shift()?.replace("<enc>", "<pro>");
  if (first === undefined) return [unit];
  const others = [...pronouns.map((each) => each.replace("<enc>", "<pro>")), inside(verb)];
  return [{ ...unit, word: caseLike(unit.word, first) }, ...others.map((each) => word(each))];
}

const isYours = (unit: Unit | undefined): boolean =>
  new RegExp(`^[^+]*<v[^+]*${YOU}`, "u").test(unit?.word ?? "");

/** "È caduto": whether it says how who is spoken to is, or what happened to them. */
const isStateOfYours = (units: readonly Unit[], at: number): boolean => {
  const verb = units[skipAdverbs(units, at - 1, -1)];
  return isYours(verb) && (isA(verb, "vbser") || lemmaOf(verb) === "estar");
};

/** "Os sentáis", "podéis sentaros": whether who does it is who is told so. */
function isDoneByYou(units: readonly Unit[], at: number): boolean {
  if (!isA(units[at], "inf", "ger")) return isYours(units[at]);
  return isYours(units.slice(0, at).findLast((unit) => DOING.some((tag) => isA(unit, tag))));
}
const DOING = ["vblex", "vbmod", "vbser", "vbhaver", "sent", "cm"];

/** Returns the pronoun for who is spoken to. */
function polite(units: readonly Unit[], at: number, words: Polite): string {
  const behind = units[at]?.word.split("+").at(-1) ?? "";
  const isBeside = isClitic(units[at])
    ? isClitic(units[at + 1])
    : !behind.toLowerCase().startsWith(words.toSeveral);
  if (isBeside && words.besideAnother) return words.besideAnother;
  return says(units, at, words) ? words.toOne : words.seen;
}

/** Whether something is said or given to who is spoken to: "Le dico", not "La vedo". */
function says(units: readonly Unit[], at: number, { saying }: Polite): boolean {
  if (!saying) return true;
  let verb = isClitic(units[at]) ? skipClitics(units, at) : at;
  if (isA(units[verb], "vbhaver", "vbser", "vbmod")) verb = skipAdverbs(units, verb + 1);
  return saying.has(lemmaOf(units[verb]));
}

import { inside, isA, isClitic, isFinite, lemmaOf, type Unit, word } from "../../units.ts";

const TELLING = new Set("decir pedir rogar gritar escribir".split(" "));

/** Says "me ha dicho que tome" for "me ha dicho de tomar", and "pídele que venga". */
export function tellTo(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    const request = lemmaOf(unit) === "de" && isA(unit, "pr") ? requestAt(units, at) : undefined;
    if (!request) {
      told.push(unit);
      continue;
    }
    told.push({ ...unit, word: "que<cnjsub>" }, ...request.words);
    at = request.end;
  }
  return told;
}

function requestAt(units: readonly Unit[], de: number): { words: Unit[]; end: number } | undefined {
  const not = lemmaOf(units[de + 1]) === "no" ? 1 : 0;
  const verb = units[de + 1 + not];
  if (!verb || !isA(verb, "inf")) return undefined;
  const telling = units.slice(Math.max(0, de - 6), de).findLastIndex((unit) => isA(unit, "vblex"));
  const at = Math.max(0, de - 6) + telling;
  const teller = units[at];
  if (telling < 0 || !teller || !TELLING.has(lemmaOf(teller))) return undefined;
  const whom = whomTold(units, at, de);
  if (!whom) return undefined;
  const past = isA(
    units.slice(0, at + 1).findLast((unit) => isFinite(unit)),
    "pii",
    "ifi",
    "cni",
  );
  const [head = "", ...enclitics] = verb.word.split("+");
  const leaning = enclitics.map((each) => word(each.replace("<enc>", "<pro>")));
  const mood = past ? "<pis>" : "<prs>";
  const words = [
    ...units.slice(de + 1, de + 1 + not),
    ...leaning,
    word(inside(head.replace("<inf>", mood + whom))),
  ];
  return { words, end: de + 1 + not };
}

/** Returns the person that is told, by the pronoun beside the verb, or somebody named behind it. */
function whomTold(units: readonly Unit[], teller: number, de: number): string | undefined {
  const verb = units[teller];
  let first = teller;
  while (isA(units[first - 1], "vbhaver", "adv")) first -= 1;
  const leaning: string[] = verb?.word.split("+").slice(1) ?? [];
  for (let at = first - 1; isClitic(units[at]); at -= 1) leaning.push(units[at]?.word ?? "");
  const pronoun = leaning.find((each) => /^(?:me|te|le|nos|os)</iu.test(each));
  if (pronoun) {
    const [, person = "3"] = /<p([123])>/u.exec(pronoun) ?? [];
    return `<p${person}>${pronoun.includes("<pl>") ? "<pl>" : "<sg>"}`;
  }
  const between = units.slice(teller + 1, de);
  return lemmaOf(between[0]) === "a"
    ? `<p3>${between.some((each) => isA(each, "pl")) ? "<pl>" : "<sg>"}`
    : undefined;
}

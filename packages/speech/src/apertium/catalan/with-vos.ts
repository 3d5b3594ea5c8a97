import {
  beforeVerb,
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  mayBe,
  opensSentenceHere,
  readingsOf,
  surfaceOf,
} from "../disambiguation/cohort.ts";

/**
 * Asks with "vós" instead of "vostè" on the way to French, which takes the polite form for a statement: "em digui" is
 * "digueu-me", "no es preocupi" "no us preocupeu".
 * @param cohorts Catalan words
 */
export function askWithVos(cohorts: readonly Cohort[]): Cohort[] {
  const asking: Cohort[] = [];
  let [isAsking, isAside] = [false, false];
  for (const cohort of cohorts) {
    asking.push(cohort);
    if (isOnly(cohort, "sent")) isAsking = false;
    isAside ||= UNTIL.has(surfaceOf(cohort));
    if (!readingsOf(cohort).some(isFiniteReading)) continue;
    const first = beforeVerb(asking, asking.length - 1) + 1;
    const asks = isPolite(cohort) && opensRequest(asking, first - 1, isAsking);
    isAsking = asks || (isAsking && isAside);
    isAside = false;
    if (!asks) continue;
    const [opening = cohort, ...rest] = request(asking.slice(first, -1), cohort);
    const { blank } = asking[first] ?? cohort;
    asking.splice(first, asking.length - first, { ...opening, blank }, ...rest.map(spaced));
  }
  return asking;
}

/** A subjunctive, which without a subject is a request. */
const isPolite = (cohort: Cohort): boolean =>
  mayBe(cohort, "p3") &&
  readingsOf(cohort).every((reading) => isFiniteReading(reading) && hasTag(reading, "prs", "imp"));

/** Whether a verb behind a word may ask for something: behind "and" if the verb before does. */
function opensRequest(cohorts: readonly Cohort[], at: number, isAsking: boolean): boolean {
  const cohort = cohorts[at];
  if (cohort === undefined || isOnly(cohort, "cm", "sent", "ij")) return true;
  if (OPENINGS.has(surfaceOf(cohort))) return true;
  return isOnly(cohort, "cnjcoo") && (isAsking || opensSentenceHere(cohorts[at - 1]));
}

/** "Esperi fins que surti i torni a provar" goes on asking behind what is waited for. */
const UNTIL = new Set(["fins que", "quan", "abans que", "després que", "mentre", "si"]);

const OPENINGS = new Set(["però", "doncs", "llavors", "aleshores", ":", ";"]);

/** @param between a verb's pronouns and adverbs, which stand before it */
function request(between: readonly Cohort[], verb: Cohort): Cohort[] {
  const polite = readingsOf(verb).find((reading) => hasTag(reading, "p3")) ?? "";
  const asked = polite.replace(/<(?:prs|imp)><p3><(?:sg|pl)>/u, "<imp><p2><pl>");
  const isRefused = between.some((each) => ["no", "mai"].includes(surfaceOf(each)));
  return isRefused ? refuse(between, verb, asked) : ask(between, verb, asked);
}

/** Puts pronouns behind the verb: "us asseieu" is "asseieu-vos". */
function ask(between: readonly Cohort[], verb: Cohort, asked: string): Cohort[] {
  const pronouns = between.filter((each) => mayBe(each, "pro"));
  const others = between.filter((each) => !mayBe(each, "pro"));
  const [head = "", ...enclitics] = asked.split("+");
  // To see nothing is to look.
  const does = pronouns.length === 0 ? head.replace(/^[Vv]eure</u, "mirar<") : head;
  const moved = pronouns.flatMap((each) => (readingsOf(each)[0] ?? "").split("+"));
  const joined = [does, ...moved.map((each) => each.replace("<pro>", "<enc>")), ...enclitics];
  const word = joined.join("+").replaceAll(ONESELF_BEHIND, "us<prn><enc><p2><mf><pl>");
  return [...others, { ...verb, word: `${surfaceOf(verb)}/${word}` }];
}

/** Leaves pronouns before the verb, and puts "mai" behind it: "mai deixi" is "no deixeu mai". */
function refuse(between: readonly Cohort[], verb: Cohort, asked: string): Cohort[] {
  const never = between.filter((each) => surfaceOf(each) === "mai");
  const others = between
    .filter((each) => !never.includes(each))
    .map((each) => ({ ...each, word: each.word.replaceAll(ONESELF, YOURSELF) }));
  const not = never.length > 0 ? [{ word: "no/no<adv>", blank: " " }] : [];
  return [...not, ...others, { ...verb, word: `${surfaceOf(verb)}/${asked}` }, ...never];
}

const YOURSELF = "us<prn><pro><p2><mf><pl>";
const ONESELF = /[Ee]s<prn><pro><ref><p3><mf><sp>/gu;
const ONESELF_BEHIND = /[Ee]s<prn><enc><ref><p3><mf><sp>/gu;

const spaced = (cohort: Cohort): Cohort => ({ ...cohort, blank: cohort.blank || " " });

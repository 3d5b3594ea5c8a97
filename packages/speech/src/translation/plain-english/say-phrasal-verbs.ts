import { caseLike } from "../../capitals.ts";
import { formsOf, type VerbForms } from "./english-verb.ts";
import { ALONE } from "./phrasal-verbs/alone.ts";
import { BEFORE_OTHERS } from "./phrasal-verbs/before-others.ts";
import type { PhrasalVerb } from "./phrasal-verbs/phrasal-verb.ts";
import { WITH_OBJECT } from "./phrasal-verbs/with-object.ts";

/** Says phrasal verbs, which small engines translate word by word, in plain English: "they called it off" → "they canceled it". */
export const sayPhrasalVerbs = (english: string): string =>
  REPLACERS.reduce((said, replace) => replace(said), english);

const PRONOUN =
  "(?:it|them|this|that|these|those|me|you|him|her|us|everything|something|everyone|everybody|things)";
const DETERMINER =
  "(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|all|every|each|another|both|two|three|\\d+)";
/** Words that an object never begins with, and that follow one. */
const FUNCTION_WORD =
  "(?:and|but|or|so|because|when|while|as|if|until|till|before|after|since|at|in|on|for|from|by|with|to|of|about|into|over|again|now|then|today|tomorrow|yesterday|tonight|early|late|later|soon|yet|already|too|last|next|is|are|was|were|will)(?![\\p{L}'])";
const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const WHEN = String.raw`(?:on time|on \p{Lu}\p{L}+day|(?:last|this|next|every|all|the other) (?:\p{L}*day|week|weekend|month|year|morning|afternoon|evening|night|time|spring|summer|autumn|winter))(?!\p{L})`;
const ADVERBIAL = String.raw`(?= (?:${WHEN}|(?!(?:last|next|to|of|about|into|on|over|by)\b)${FUNCTION_WORD}))`;
const CLAUSE_END = `(?:${END}|${ADVERBIAL})`;
const OBJECT = String.raw`(?:${PRONOUN}(?![\p{L}'])|${DETERMINER}(?: [\p{L}\d'-]+){1,3}?|\p{Lu}\p{L}+)`;
const AUXILIARY = String.raw`(?:\b(?:have|has|had|be|been|being|am|is|are|was|were|get|gets|got)|'(?:ve|s|re|d|m))(?: (?:not|just|already|never|ever|also|all|finally|recently))? `;
/** Behind these a form that is also the past is the base form. */
const BEFORE_BASE =
  /(?:^|[,.;!?…] |\b(?:to|will|would|can|could|should|must|may|might|shall|do|does|did|not|cannot|let's|please|you|(?:if|when|before|until|unless) (?:I|we|they)|always|usually) |n't |'ll |'d )$/i;
const BEFORE_PARTICIPLE = new RegExp(`${AUXILIARY}$`, "i");

/** Returns the form of `plain` that a form of `phrasal` has behind these words. */
function sameForm(form: string, before: string, phrasal: VerbForms, plain: VerbForms): string {
  if (form === phrasal.third) return plain.third;
  if (form === phrasal.gerund) return plain.gerund;
  if (form === phrasal.participle && BEFORE_PARTICIPLE.test(before)) return plain.participle;
  if (form === phrasal.base && (form !== phrasal.past || BEFORE_BASE.test(before))) {
    return plain.base;
  }
  return form === phrasal.past ? plain.past : plain.participle;
}

type Replacer = (english: string) => string;

/**
 * Creates a replacer of one phrasal verb.
 * @param pattern makes a regular expression's source of what matches the verb and of its particle; it may capture "object"
 */
function replacer(
  [phrasal, plain]: PhrasalVerb,
  pattern: (verb: string, particle: string) => string,
): Replacer {
  const [verb = "", ...particles] = phrasal.split(" ");
  const [forms, plainForms] = [formsOf(verb), formsOf(plain)];
  const { base, third, past, participle, gerund } = forms;
  const any = String.raw`(?<![\p{L}'-])(?<verb>${[third, gerund, participle, past, base].join("|")})`;
  const found = new RegExp(pattern(any, particles.join(" ")), "giu");
  return (english) =>
    Array.from(english.matchAll(found)).reduceRight((said, { 0: match, index, groups = {} }) => {
      const form = groups["verb"]?.toLowerCase() ?? "";
      const words = sameForm(form, english.slice(0, index), forms, plainForms)
        .replace("$", groups["object"] ?? "")
        .replace(/ {2,}/g, " ")
        .trim();
      return said.slice(0, index) + caseLike(match, words) + said.slice(index + match.length);
    }, english);
}

/** Returns the replacers of a verb with an object: "call it off", "call off the match", "the match was called off". */
function withObject(row: PhrasalVerb): Replacer[] {
  const [, plain, nouns] = row;
  const object = nouns
    ? String.raw`(?:(?:${DETERMINER} )?(?:[\p{L}'-]+ ){0,2}?(?:${nouns})(?!\p{L}))`
    : OBJECT;
  const whole = nouns || !plain.endsWith("$");
  const after = whole
    ? ` (?<object>${object})${nouns ? "" : `(?:${END}|(?= ${FUNCTION_WORD}))`}`
    : String.raw`(?= (?!${FUNCTION_WORD})[\p{L}\d])`;
  const passive = `(?<=${AUXILIARY})`;
  return [
    replacer(
      row,
      (verb, particle) => String.raw`${verb} (?<object>${object}) ${particle}(?![\p{L}'-])`,
    ),
    replacer(row, (verb, particle) => `${verb} ${particle}${after}`),
    ...(nouns
      ? []
      : [
          replacer(
            row,
            (verb, particle) => `${passive}${verb} ${particle}(?:${CLAUSE_END}|(?= by\\b))`,
          ),
        ]),
  ];
}

const alone = (row: PhrasalVerb): Replacer => {
  const [, , subjects] = row;
  const subject = subjects
    ? String.raw`(?<=\b(?:${subjects})(?:'s)? (?:(?:has|have|had|is|are|was|were|will|would|can|should|do|does|did|don't|doesn't|didn't|not|just|already|never|always|often|usually|suddenly|finally|to) )*)`
    : "";
  return replacer(row, (verb, particle) => `${subject}${verb} ${particle}${CLAUSE_END}`);
};

const beforeOthers = (row: PhrasalVerb): Replacer =>
  replacer(row, (verb, particle) =>
    particle.endsWith(" -ing")
      ? String.raw`${verb} ${particle.slice(0, -" -ing".length)}(?= \p{L}{2,}ing\b)`
      : String.raw`${verb} ${particle}(?= [\p{L}\d])`,
  );

const REPLACERS: readonly Replacer[] = [
  ...BEFORE_OTHERS.map(beforeOthers),
  ...WITH_OBJECT.flatMap(withObject),
  ...ALONE.map(alone),
];

import { caseLike } from "../capitals.ts";
import { subjunctiveOf } from "../subjunctive.ts";

/**
 * Asks "aperte os cintos" where the neural model took a request for an infinitive: "apertar os cintos".
 * @param english what `portuguese` translates
 */
export function askTo(portuguese: string, english: string): string {
  const sentences = english.split(SENTENCES);
  const said = portuguese.split(SENTENCES);
  if (sentences.length !== said.length) return portuguese;
  return said
    .map((each, i) => {
      const asked = sentences[i] ?? "";
      const begins = NO_REQUEST.test(asked) ? each : askFrom("^", each);
      const goesOn = AFTER_CLAUSE.test(asked) ? askFrom("(?<=^[^,]*, )", begins) : begins;
      return PLEASE.test(asked) ? goesOn.replace(AFTER_PLEASE, request) : goesOn;
    })
    .join(" ");
}

/** Asks for what an infinitive at the start says, and for what follows behind "and". */
function askFrom(start: string, portuguese: string): string {
  const infinitive = String.raw`(?!(?:${NOUNS})(?!\p{L})|Haver|Estar)(\p{L}{2,}[aei]r)(?= |-)`;
  const asked = portuguese
    .replace(new RegExp(start + infinitive, "iu"), request)
    .replace(new RegExp(String.raw`${start}(\p{L}+)([áêí])-l(?=[oa]s?(?!\p{L}))`, "iu"), requestIt);
  return asked === portuguese ? portuguese : asked.replace(ALSO_AFTER_AND, request);
}

const request = (found: string, verb: string): string => caseLike(found, subjunctiveOf(verb, ""));

/** "Terminá-lo" → "termine-o". */
const requestIt = (found: string, stem: string, vowel: string): string =>
  `${request(found, `${stem}${PLAIN[vowel.toLowerCase()]}r`)}-`;

const PLAIN: Readonly<Record<string, string>> = { á: "a", ê: "e", í: "i" };

const SENTENCES = /(?<=[.!?…]) (?=\p{Lu})/u;
/** Words that end as infinitives do, and verbs that do not make a request. */
const NOUNS =
  "dar|ser|ir|ar|mar|bar|par|lugar|lar|altar|açúcar|celular|radar|militar|popular|familiar|particular|jantar|mulher|colher|talher|prazer|lazer|poder|dever|qualquer|sequer|apesar";
const ALSO_AFTER_AND = new RegExp(
  String.raw`(?<=(?<!\p{L})e )(?!(?:${NOUNS})(?!\p{L}))(\p{L}{2,}[aei]r)(?=[ .!-])`,
  "giu",
);

const OTHERS =
  "(?:i|you|he|she|it|we|they|this|that|these|those|there|the|an?|my|your|our|his|her|their|its|for|in|on|at|by|with|and|but|or|so|because|to|not|no|if|when|why|how|what|who|where|let's|\\p{L}+ing)(?!\\p{L})";
/** What else an English sentence begins with before a Portuguese infinitive: "to", "smoking", "I". */
const NO_REQUEST = new RegExp(String.raw`^${OTHERS}|\?$`, "iu");
/** "If nothing happens, try again." */
const AFTER_CLAUSE = new RegExp(
  String.raw`^(?:if|when|once|before|after|unless|then|first|next|now|finally)\b[^,?]*, (?!${OTHERS})\p{Ll}+[^?]*$`,
  "iu",
);

const PLEASE = /\bplease,? \p{L}+/iu;
const AFTER_PLEASE = /(?<=(?<!\p{L})por favor,? )(\p{L}{2,}[aei]r)(?= |-)/iu;

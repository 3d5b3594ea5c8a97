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
      const begins = NO_REQUEST.test(asked) ? each : each.replace(INFINITIVE, request);
      return PLEASE.test(asked) ? begins.replace(AFTER_PLEASE, request) : begins;
    })
    .join(" ");
}

const request = (found: string, verb: string): string => caseLike(found, subjunctiveOf(verb, ""));

const SENTENCES = /(?<=[.!?…]) (?=\p{Lu})/u;
const INFINITIVE = /^(?!Dar|Haver|Ser|Estar|Ir|Mulher|Lugar|Bar|Mar|Ar)(\p{L}{2,}[aei]r)(?= |-)/iu;

/** What else an English sentence begins with before a Portuguese infinitive: "to", "smoking", "I". */
const NO_REQUEST =
  /^(?:\p{L}+ing|to|not|no|if|when|why|how|what|who|where|i|you|he|she|it|we|they|this|that|these|those|there|the|an?|my|your|our|his|her|their|its|for|in|on|at|by|with|and|but|or|so|because)(?!\p{L})|\?$/iu;

const PLEASE = /\bplease,? \p{L}+/iu;
const AFTER_PLEASE = /(?<=(?<!\p{L})por favor,? )(\p{L}{2,}[aei]r)(?= |-)/iu;

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
    .map((each, i) =>
      NO_REQUEST.test(sentences[i] ?? "")
        ? each
        : each.replace(INFINITIVE, (found, verb: string) =>
            caseLike(found, subjunctiveOf(verb, "")),
          ),
    )
    .join(" ");
}

const SENTENCES = /(?<=[.!?…]) (?=\p{Lu})/u;
const INFINITIVE = /^(?!Dar|Haver|Ser|Estar|Ir|Mulher|Lugar|Bar|Mar|Ar)(\p{L}{2,}[aei]r)(?= |-)/iu;

/** What else an English sentence begins with before a Portuguese infinitive: "to", "smoking", "I". */
const NO_REQUEST =
  /^(?:\p{L}+ing|to|not|no|if|when|why|how|what|who|where|i|you|he|she|it|we|they|this|that|these|those|there|the|an?|my|your|our|his|her|their|its|for|in|on|at|by|with|and|but|or|so|because)(?!\p{L})|\?$/iu;

import { accented } from "./asking-words.ts";

/** Adds ¿ and ¡, because Apertium writes only ? and !. A question begins where one asks: "Mamá, ¿puedo salir?". */
export function openSentences(text: string): string {
  return text.replace(SENTENCE, (sentence) => {
    const [, space = "", words = ""] = /^(\s*)(.*)$/.exec(sentence) ?? [];
    return space + (words.endsWith("?") ? openQuestion(words) : `¡${words}`);
  });
}

/** A sentence that ends with ? or !; full stops in numbers and titles do not end it. */
const SENTENCE = /(?:[^.!?…¿¡]|\.(?=\d)|(?<=\b(?:Sra?|Dra?|Uds?))\.)+[?!]+/gu;

function openQuestion(sentence: string): string {
  const told = TOLD.exec(sentence)?.[0] ?? "";
  const asked = sentence.slice(told.length);
  if (TAG.test(asked) && told !== "") return `${told}¿${/^ok/iu.test(asked) ? "vale" : "verdad"}?`;
  const words = asked.replace(ASKING, (_, before: string, word: string) => before + accented(word));
  const [quote = ""] = /^["«“]*/u.exec(told === "" ? asked : words) ?? [];
  return `${told}${quote}¿${(told === "" ? asked : words).slice(quote.length)}`;
}

const COMMA = ", ";
/** What is said before a clause that asks, if it can be told from it. */
const TOLD = new RegExp(
  [
    String.raw`^.*; (?=[^;]*$)`,
    // A name, a greeting, "well".
    String.raw`^(?:\p{L}+|por favor|buen[oa]s? \p{L}+|lo siento|un momento)${COMMA}(?=[^,]* )`,
    // A condition.
    String.raw`^(?:pero |y |entonces )?(?:si|cuando|aunque|como|después de|antes de)(?!\p{L})[^,?]*${COMMA}(?=[^,]*$)`,
    // Whether that is so.
    String.raw`^.*${COMMA}(?=(?:no|verdad|cierto|correcto|né|ok|okay|no (?!sé)\p{L}+)\?+$)`,
    // A word of asking, or a verb that asks.
    String.raw`^.*${COMMA}(?:y |pero |entonces )?(?=(?:(?:a|de|con|por|para|en) )?(?:qué|que|quién|quien|cómo|como|dónde|donde|adónde|cuándo|cuánt[oa]s?|cuant[oa]s?|cuál|cual|por qué)(?!\p{L})[^,]*$)`,
    String.raw`^.*${COMMA}(?:y |pero )?(?=(?:(?:me|te|le|nos|les) )?(?:usted )?(?:pued[eo]s?|podemos|pueden|podr\p{L}+|quiere[sn]?|quieren|desea|necesita|sabe[sn]?|hay|tiene[sn]?|debo|debería|prefiere|conoce|cree|gustaría|importa)(?!\p{L})[^,]*$)`,
  ].join("|"),
  "iu",
);

/** Asks for a yes. */
const TAG = /^(?:no|cierto|correcto|né|ok|okay|no (?:est?\p{L}*|\p{L}+))\?+$/iu;

const ASKING =
  /^((?:(?:a|con|de|desde|en|hasta|para|por) )?)(que|quien|quienes|cual|cuales|cuant[oa]s?|como|cuando|donde)(?!\p{L})/iu;

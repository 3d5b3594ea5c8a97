import { youAll } from "./catalan-you.ts";

/**
 * Corrects Apertium's Catalan where it does not know common Portuguese: "há dez anos", "penso que", "nada". Asks with
 * "vós" instead of "vostè" where the French pair takes the polite form of a verb with a pronoun for a statement.
 */
export function tidyCatalan(text: string): string {
  return youAll(text)
    .replace(/\bhi hafa\b/gi, "fa")
    .replace(/\b([Pp])inso(?= que\b)/g, "$1enso")
    .replace(/\bno-res\b/gi, "res")
    .replace(/\bcom (?=cost(?:a|en|ava|aven)\b)/gi, "quant ")
    .replace(/\bcom (?=temps\b)/gi, "quant ")
    .replace(/\bmenjo (?=\p{L}+r(?:-\p{L}+)?(?!\p{L}))/giu, "com ") // Portuguese "como" is "I eat", too
    .replace(/\baquesta nit\b/gi, "aquest vespre")
    .replace(/\banit\b/gi, "ahir al vespre")
    .replace(/(?<!\bfins )\baviat\b/gi, "d'hora")
    .replace(/\ben breu\b/gi, "aviat")
    .replace(NEVER, "$1no $2 mai")
    .replace(/\bvolgu(?=(?:da|des|ts)\b)/gi, "estima")
    .replace(/\bparabéns\b/gi, "felicitacions")
    .replace(/\bfins just(?=\s*(?:[,.;!?]|$))/gi, "fins aviat")
    .replace(/(?<=^|[,.;:!?] )clar(?=[,.;!]|$)/gi, "per descomptat")
    .replace(/(?<=^|[,.;:!?] )tot bé(?=[,.;!]|$)/gi, "d'acord")
    .replace(POLITE_REQUEST, (request) => REQUESTS[request.toLowerCase()] ?? request)
    .replace(/(?<=\bassegureu-vos )de què(?!\p{L})/giu, "que")
    .replace(/\bno dubteu en\b/gi, "no dubteu a");
}

/** "Jo mai vaig veure" is "jo no vaig veure mai". */
const NEVER =
  /(?<!\bno )((?<=^|[,;:.!?] |\b(?:jo|tu|ella?|vostè|nosaltres|vosaltres|elle?s|que) ))mai ((?:he|has|ha|hem|heu|han|vaig|vas|va|vam|vau|van) \p{L}+)(?!\p{L})/giu;

const REQUESTS: Readonly<Record<string, string>> = {
  "em deixi": "deixeu-me",
  "em digui": "digueu-me",
  "em doni": "doneu-me",
  "em cregui": "creieu-me",
  "s'asseguri": "assegureu-vos",
  "s'imagini": "imagineu-vos",
  "no oblidi": "no oblideu",
  "no s'oblidi": "no us oblideu",
  "no dubti": "no dubteu",
  "no es preocupi": "no us preocupeu",
};

/** At the start of a clause; after "que" it is what somebody wishes. */
const POLITE_REQUEST = new RegExp(
  `(?<=^|[,;:.!?] |\\b[io] )(?:${Object.keys(REQUESTS).join("|")})(?!\\p{L})`,
  "giu",
);

/** Catalan "val" (okay), which no pair from Catalan knows. */
export const CATALAN_OKAY = /(?<=^|[.,;:!?] )val(?=[,.;:!?])/giu;

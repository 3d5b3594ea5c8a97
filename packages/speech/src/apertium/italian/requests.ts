import { caseLike } from "../capitals.ts";

/**
 * Puts the pronoun of a polite Catalan request before its verb on the way to Italian, which says "si assicuri" and takes
 * "asseguri's" for a wish: "che si assicuri".
 */
export const askWithLei = (text: string): string =>
  text.replace(REQUEST, (found: string, verb: string, pronoun: string) => {
    const before = PROCLITICS[pronoun.toLowerCase()];
    if (!before) return found;
    const lower = verb.charAt(0).toLowerCase() + verb.slice(1);
    const asked = /^[aeiou]/.test(lower)
      ? `${ELIDED[before] ?? `${before} `}${lower}`
      : `${before} ${lower}`;
    return caseLike(verb, asked);
  });

const REQUEST =
  /(?<=^|[,;:.!?…] |\b(?:i|o|no) )(\p{L}{2,}i)(-\p{L}{2,3}|'\p{L}{1,2})(?![\p{L}'-])/giu;

const ELIDED: Readonly<Record<string, string>> = { em: "m'", es: "s'", el: "l'", la: "l'" };

const PROCLITICS: Readonly<Record<string, string>> = {
  "-me": "em",
  "'m": "em",
  "-se": "es",
  "'s": "es",
  "-lo": "el",
  "'l": "el",
  "-la": "la",
  "-los": "els",
  "'ls": "els",
  "-les": "les",
  "-li": "li",
  "-ho": "ho",
  "-nos": "ens",
  "'ns": "ens",
};

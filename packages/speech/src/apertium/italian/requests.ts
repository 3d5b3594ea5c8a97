import { caseLike } from "../../capitals.ts";
import { before, PROCLITICS } from "../catalan/clitics.ts";

/**
 * Puts the pronoun of a polite Catalan request before its verb on the way to Italian, which says "si assicuri" and takes
 * "asseguri's" for a wish: "che si assicuri".
 */
export const askWithLei = (text: string): string =>
  text.replace(REQUEST, (found: string, verb: string, pronoun: string) => {
    const proclitic = PROCLITICS[pronoun.toLowerCase()];
    if (!proclitic) return found;
    const asked = before(verb.charAt(0).toLowerCase() + verb.slice(1), proclitic);
    return caseLike(verb, asked);
  });

const REQUEST =
  /(?<=^|[,;:.!?…] |\b(?:i|o|no) )(\p{L}{2,}i)(-\p{L}{2,3}|'\p{L}{1,2})(?![\p{L}'-])/giu;

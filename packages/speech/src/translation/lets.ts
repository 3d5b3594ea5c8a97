import { caseLike } from "../capitals.ts";
import { subjunctiveOf } from "../subjunctive.ts";

/**
 * Says "comecemos" for "let's begin" instead of "vamos começar", which the pairs take for the future.
 * @param english what `portuguese` translates
 */
export const lets = (portuguese: string, english: string): string =>
  LETS.test(english)
    ? portuguese
        .replace(OURSELVES, "$1 $2-nos")
        .replace(VAMOS, (found: string, first: string, between: string, second?: string) => {
          const begin = subjunctiveOf(first, "mos");
          const both = second ? `${begin}${between} e ${subjunctiveOf(second, "mos")}` : begin;
          return caseLike(found, both);
        })
    : portuguese;

const LETS = /(?<=^|[.!?…,] |\b(?:so|now|and|okay|well|then) )let['’]s(?! not\b)/iu;
const VAMOS =
  /(?<=^|[.!?…,] |(?<!\p{L})(?:então|agora|e|bem|ok) )vamos (?!ver(?!\p{L}))(\p{L}+[aeiô]r)(?![\p{L}-])(?:([^,.;!?]*) e (\p{L}+[aeiô]r)(?![\p{L}-]))?/iu;

/** "Vamos sentar-se", which does not agree. */
const OURSELVES = /(?<!\p{L})(vamos) (\p{L}+r)-se(?!\p{L})/giu;

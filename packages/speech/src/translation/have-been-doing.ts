import { caseLike } from "../capitals.ts";

/**
 * Says "estou aprendendo" for "have been learning", where the neural model wrote another form ("tenho aprendi") and the pairs
 * from Portuguese took it for something done.
 * @param english what `portuguese` translates
 */
export const haveBeenDoing = (portuguese: string, english: string): string =>
  HAVE_BEEN.test(english)
    ? portuguese
        .replace(BEEN, (_, have: string) => be(have))
        .replace(HAVE, (_, have: string, stem: string, ending: string) => {
          const doing = ending.startsWith("i") ? (IN_IR.test(stem) ? "indo" : "endo") : "ando";
          return `${be(have)} ${stem}${doing}`;
        })
    : portuguese;

const be = (have: string): string => caseLike(have, BE[have.toLowerCase()] ?? have);

const HAVE_BEEN = /(?:\bha(?:ve|s)|['’](?:ve|s)) been \p{L}+ing\b/iu;
const HAVE =
  /(?<!\p{L})(tenho|tem|temos|têm) (?!estado|sido|vindo|tido)(\p{L}+?)(ado|ido|ei|i)(?= |[.,;!?]|$)/iu;
/** "Tem estado chovendo", "tem sido chovendo". */
const BEEN =
  /(?<!\p{L})(tenho|tem|temos|têm) (?:estado|sido)(?= (?:a \p{L}+r|\p{L}+ndo|em|de|com)(?!\p{L}))/giu;
const BE: Readonly<Record<string, string>> = {
  tenho: "estou",
  tem: "está",
  temos: "estamos",
  têm: "estão",
};
/** Verbs in "-ir", whose participles end like those in "-er". */
const IN_IR =
  /(?:dorm|ouv|sent|ment|part|d[iu]rig|discut|assist|s[ei]gu|ped|divert|du[zt]|sub|fug|constru|decid|consegu|serv|vest|invest)$/iu;

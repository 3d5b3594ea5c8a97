import { caseLike } from "../../capitals.ts";
import { before, PROCLITICS } from "./clitics.ts";

/**
 * Says "us parlaré" for "vaig a parlar-vos", which is French's "je vais vous parler": the Italian pair makes "vado a
 * parlarvi" of it.
 */
export const inFuture = (text: string): string =>
  text.replace(GOING, (found: string, go: string, infinitive: string, enclitic = "") => {
    const pronoun = PROCLITICS[enclitic.toLowerCase()];
    if (enclitic && !pronoun) return found;
    const verb = `${stemOf(infinitive.toLowerCase())}${ENDINGS[go.toLowerCase()]}`;
    return caseLike(found, pronoun ? before(verb, pronoun) : verb);
  });

const GOING =
  /(?<![\p{L}'-])(vaig|vas|va|anem|aneu|van) a (\p{L}+(?:ar|er|ir|re)|dur)(-\p{L}+|'\p{L}{1,2})?(?![\p{L}'-])/giu;

const ENDINGS: Readonly<Record<string, string>> = {
  vaig: "é",
  vas: "às",
  va: "à",
  anem: "em",
  aneu: "eu",
  van: "an",
};

const stemOf = (infinitive: string): string =>
  STEMS[infinitive] ?? infinitive.replace(/re$/u, "r").replace(/([tv])enir$/u, "$1indr");

const STEMS: Readonly<Record<string, string>> = {
  anar: "anir",
  fer: "far",
  haver: "haur",
  poder: "podr",
  saber: "sabr",
  valer: "valdr",
  voler: "voldr",
};

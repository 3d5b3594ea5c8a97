import { caseLike } from "../capitals.ts";

/**
 * Says "us parlaré" for "vaig a parlar-vos", which is French's "je vais vous parler": the Italian pair makes "vado a
 * parlarvi" of it.
 */
export const inFuture = (text: string): string =>
  text.replace(GOING, (found: string, go: string, infinitive: string, enclitic = "") => {
    const pronoun = PRONOUNS[enclitic.toLowerCase()];
    if (pronoun === undefined) return found;
    const verb = `${stemOf(infinitive.toLowerCase())}${ENDINGS[go.toLowerCase()]}`;
    return caseLike(found, beside(pronoun, verb));
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

/** A pronoun behind the infinitive, as it stands before the verb. */
const PRONOUNS: Readonly<Record<string, string>> = {
  "": "",
  "-me": "em",
  "'m": "em",
  "-te": "et",
  "'t": "et",
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
  "-hi": "hi",
  "-nos": "ens",
  "'ns": "ens",
  "-vos": "us",
  "-us": "us",
  "-ne": "en",
  "'n": "en",
};

const ELIDED: Readonly<Record<string, string>> = {
  em: "m'",
  et: "t'",
  es: "s'",
  el: "l'",
  la: "l'",
  en: "n'",
};

function beside(pronoun: string, verb: string): string {
  if (!pronoun) return verb;
  const elided = /^h?[aeiouàèéíòóú]/u.test(verb) ? ELIDED[pronoun] : undefined;
  return elided ? elided + verb : `${pronoun} ${verb}`;
}

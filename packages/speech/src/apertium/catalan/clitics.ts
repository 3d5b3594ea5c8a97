/** Catalan pronouns behind a verb, as they stand before one. */
export const PROCLITICS: Readonly<Record<string, string>> = {
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

/** Puts a pronoun before a verb, elided before a vowel. */
export function before(verb: string, pronoun: string): string {
  const elided = /^h?[aeiouàèéíòóú]/u.test(verb) ? ELIDED[pronoun] : undefined;
  return elided ? elided + verb : `${pronoun} ${verb}`;
}

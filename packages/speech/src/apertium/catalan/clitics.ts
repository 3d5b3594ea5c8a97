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

const TO_WHOM: Readonly<Record<string, string>> = { em: "-me", et: "-te", ens: "-nos", us: "-vos" };

/** Joins two pronouns to an infinitive, which the pair from French leaves as "dir+ho+et". */
export const joinPronouns = (text: string): string =>
  text.replace(TWO, (_, what: string, whom: string) => {
    const object = what === "ho" ? "el" : what;
    const elided = /^e[mt]$/.test(whom) && object.startsWith("e");
    return `${TO_WHOM[whom] ?? ""}${elided ? `'${object.slice(1)}` : `-${object}`}`;
  });

const TWO = /(?<=\p{L})\+(ho|els?|la|les)\+(e[mt]|ens|us)(?!\p{L})/gu;

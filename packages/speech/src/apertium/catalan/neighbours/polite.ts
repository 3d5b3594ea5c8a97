/** Words of a language for several whom one speaks to, and the polite ones for one. */
export interface Polite {
  /** "Vosotros", and whom one speaks to politely: "usted". */
  readonly several: string;
  readonly one: string;
  /** "Os", and what one does to oneself: "se". */
  readonly toSeveral: string;
  readonly oneself: string;
  /** "Le", of whom something is said to, and whom one sees: "La". */
  readonly toOne: string;
  readonly seen: string;
  /** "Gli", beside another pronoun: "glielo dico". */
  readonly besideAnother?: string;
  /** Verbs of what is said to somebody, in languages that tell them from those of what is done. */
  readonly saying?: ReadonlySet<string>;
  /** "Vuestro" and "suyo". */
  readonly theirs: RegExp;
  readonly own: (possessive: string) => string;
  /** Whether pronouns stand before a verb that asks for something: "si sieda". */
  readonly asksBehindPronouns?: true;
  /** Whether its verbs are told to one elsewhere. */
  readonly leavesVerbs?: true;
}

const possessive =
  (lemma: string, own: string) =>
  (form: string): string =>
    form.replace(lemma, own);

const SELF = "<prn><pro><ref><p3><mf><sp>";

export const IN_SPANISH: Polite = {
  several: "vosotros",
  one: "usted<prn><tn><p3><mf><sg>",
  toSeveral: "os",
  oneself: `se${SELF}`,
  toOne: "le<prn><pro><p3><mf><sg>",
  seen: "le<prn><pro><p3><mf><sg>",
  theirs: /^(?:el )?vuestro</iu,
  // "Su" has one form for both genders, "el suyo" two.
  own: (form) => form.replace("vuestro", "suyo").replace(/(?<=<det><pos>)<[mf]>/u, "<mf>"),
};

export const IN_PORTUGUESE: Polite = {
  several: "você",
  one: "você<prn><tn><p3><mf><sg>",
  toSeveral: "vos",
  oneself: `se${SELF}`,
  toOne: "lhe<prn><pro><p3><mf><sg>",
  seen: "lhe<prn><pro><p3><mf><sg>",
  theirs: /^(?:o[ _])?vosso</iu,
  own: possessive("vosso", "seu"),
  leavesVerbs: true,
};

export const IN_ITALIAN: Polite = {
  several: "voi",
  one: "Lei<prn><tn><p3><mf><sg>",
  toSeveral: "vi",
  oneself: `si${SELF}`,
  toOne: "gli<prn><pro><p3><f><sg>",
  besideAnother: "gli<prn><pro><p3><m><sg>",
  seen: "lo<prn><pro><p3><f><sg>",
  saying: new Set(
    `assicurare augurare bastare chiedere consegnare consigliare dare dire domandare fare garantire inviare leggere mancare
    mandare mostrare offrire parlare permettere piacere porgere portare presentare promettere proporre raccomandare
    raccontare restituire rispondere sembrare servire spedire spiegare suggerire telefonare`.split(
      /\s+/u,
    ),
  ),
  theirs: /^(?:il )?vostro</iu,
  own: possessive("vostro", "suo"),
  asksBehindPronouns: true,
};

import { prepend } from "../../capitals.ts";

/**
 * Gives French verbs the subject, and the form for `vous`, that other Romance languages do without:
 * "quand sommes" → "quand nous sommes", "vous peut" (Portuguese `você pode`) → "vous pouvez".
 */
export function giveSubjects(text: string): string {
  return text
    .replace(THERE_IS, "$1il y $2")
    .replace(WHAT_WE_DO, "que nous $1")
    .replace(WHEN_IT, "$1")
    .replace(WITHOUT_NE, "$1$2 ne ")
    .replace(WITH_VOUS, (_, vous: string, verb: string) => `${toPlural(vous)}${inflect(verb)}`)
    .replace(
      WITHOUT_NOUS_OURSELVES,
      (_, start: string, rest: string) => start + prepend("nous ", rest),
    )
    .replace(WITHOUT_NOUS, (_, start: string, rest: string) => start + prepend("nous ", rest))
    .replace(WE_DO, (_, start: string, rest: string) => start + prepend("nous ", rest))
    .replace(WITHOUT_JE, (_, start: string, rest: string) => start + prepend("je ", rest));
}

/** Where a clause starts, so that its subject follows. */
const START =
  "^|[.,;:!?] |(?<!\\p{L})(?:que|quand|si|comme|où|et|mais|ou|car|puis|donc|pourquoi|comment|combien|quoi|lesquels|lesquelles|laquelle|lequel|dont|temps|fois|aujourd'hui|demain|tard|maintenant|alors|ici|toujours|plus|moins|autrement|sinon) ";
const CLITICS = "(?:(?:ne|me|te|se|le|la|les|lui|leur|y|en) |[nmtsl]')*";
const OBJECTS = `(?:vous )?${CLITICS}`;
const END = "(?![\\p{L}-])";

const FIRST_PLURAL =
  "sommes|étions|avons|avions(?= pas)|allons|allions|devons|devions|pouvons|pouvions|voulons|voulions|savons|faisons|mangeons|prenons|voyons|croyons|vivons|habitons|travaillons|parlons|restons|partons|avançons|commençons|\\p{L}{2,}r(?:i?ons)";
const FIRST_SINGULAR =
  "suis|ai|vais|peux|veux|crois|sais|dois|souviens|connais|comprends|\\p{L}{2,}rai";

const WITHOUT_NOUS = new RegExp(`(${START})(${OBJECTS}(?:${FIRST_PLURAL}))${END}`, "giu");
/** "Ne nous sommes pas vus". */
const WITHOUT_NOUS_OURSELVES = new RegExp(
  `(${START})(ne nous (?:sommes|étions|avons|avions|\\p{L}{2,}ons))${END}`,
  "giu",
);
const WITHOUT_JE = new RegExp(
  `(${START}|(?<!\\p{L})cela )(${OBJECTS}(?:${FIRST_SINGULAR}))${END}`,
  "giu",
);

/** Any verb, where a noun is unlikely to end so. */
const WE_DO = new RegExp(
  `((?<!\\p{L})(?:alors|donc|que|quand|si|mais|où|pourquoi) )(?!les (?:oign|poiss|mais|garç|rais|sais|leç|bout|ball|cart|champign|poum|citr|mel|avi|cami|patr|voisi|\\p{L}{2,}(?:ti|ssi|xi|gi))ons)(${OBJECTS}\\p{L}{2,}ons)${END}`,
  "giu",
);

/** "y a" (there is) before an amount, without its subject. */
const THERE_IS =
  /(?<!(?<!\p{L})(?:ils?|elles?|on|tu|qui|ça|cela|n|j|l) ?'?)(^|[^\p{L}'-])y (a|avait|aura|aurait)(?= (?:une?|des?|du|autre chose|quelqu|autant|tellement|tant|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|beaucoup|peu|quelques?|trop|assez|tant|près de|presque|environ|plus|moins|\d+)(?!\p{L}))/giu;

/** "Rien qui puissions faire": such an ending is of "we". */
const WHAT_WE_DO =
  /(?<!\p{L}|\bnous )qui (?=((?:(?:ne|y|en|les?|la) )?\p{L}{2,}ons(?!\p{L})))\1/giu;

/** "Quand il commence la réunion?": what follows is the subject. */
const WHEN_IT =
  /((?<=^|[.!?…] )(?:à quelle heure|quand|où) )il (?=(?:commence|finit|termine|ouvre|ferme|arrive|part|sort|est|va) (?:l[ae]s?|l'|[mts](?:on|a)|notre|votre|cett?e?) ?[^.!?,]*\?)/giu;

/** "Personne" and "rien" as subjects, where French doubles the negation. */
const WITHOUT_NE = new RegExp(`(${START})(personne|rien) (?!ne |n'|d'|de )(?=\\p{L}+)`, "giu");

const WITH_VOUS = new RegExp(
  `((?:${START}|(?<!\\p{L})quel(?:le)?s? \\p{L}+ )vous (?:(?:déjà|toujours|encore|aussi) )?${CLITICS})(?!(?:même|autre|seule|ensemble|comme|entre|contre|plaît|plaira|plairait|convient|manque|intéresse|arrange|faut)s?(?!\\p{L})|\\p{L}+ment(?!\\p{L}))(\\p{L}+)${END}`,
  "giu",
);

/** The reflexive pronoun that goes with `vous`. */
const toPlural = (vous: string): string => vous.replace(/(?<= )s(?:e |')/giu, "vous ");

const VOUS_FORMS: Readonly<Record<string, string>> = {
  a: "avez",
  ait: "ayez",
  est: "êtes",
  soit: "soyez",
  va: "allez",
  fait: "faites",
  dit: "dites",
  sait: "savez",
  peut: "pouvez",
  veut: "voulez",
  doit: "devez",
  voit: "voyez",
  croit: "croyez",
  dort: "dormez",
  sert: "servez",
  finit: "finissez",
  choisit: "choisissez",
  réussit: "réussissez",
  lit: "lisez",
  écrit: "écrivez",
  suit: "suivez",
  vit: "vivez",
  reçoit: "recevez",
  boit: "buvez",
  connaît: "connaissez",
  met: "mettez",
};

/** By ending of the third person singular; the first match counts. */
const VOUS_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/çoit$/iu, "cevez"],
  [/prend$/iu, "prenez"],
  [/(end|ond|erd)$/iu, "$1ez"],
  [/(sor|par|sen|men)t$/iu, "$1tez"],
  [/met$/iu, "mettez"],
  [/ient$/iu, "enez"],
  [/ait$/iu, "iez"],
  [/ra$/iu, "rez"],
  [/(rév|ali)è([nl])e$/iu, "$1é$2ez"],
  [/(?<=ach)ète$/iu, "etez"],
  [/è([vnsl])e$/iu, "e$1ez"],
  [/è(\p{L}{1,2})e$/iu, "é$1ez"],
  [/e$/iu, "ez"],
];

/** Converts a verb from the third person singular to the form for `vous`. */
function inflect(verb: string): string {
  const [ending, replacement] = VOUS_ENDINGS.find(([pattern]) => pattern.test(verb)) ?? [];
  return (
    VOUS_FORMS[verb.toLowerCase()] ?? (ending ? verb.replace(ending, replacement ?? "") : verb)
  );
}

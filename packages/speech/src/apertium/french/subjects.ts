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
  "sommes|étions|avons|avions(?= pas)|allons|allions|devons|devions|pouvons|pouvions|voulons|voulions|savons|croyons|\\p{L}{2,}[aeid]rons|\\p{L}{2,}rions";
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
  `((?<!\\p{L})(?:que|quand|si|où|pourquoi) )(?!les (?:oign|poiss|mais|garç|rais|sais|leç|bout|ball|cart|champign|poum|citr|mel|avi|cami|patr|voisi|\\p{L}{2,}(?:ti|ssi|xi|gi))ons)(${OBJECTS}\\p{L}{2,}ons)${END}`,
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

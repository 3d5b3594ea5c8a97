import { caseLike } from "../../capitals.ts";
import { CATALAN_OKAY } from "../catalan/tidy-catalan.ts";
import { orderAdjectives } from "./adjectives.ts";
import { bankInFrench } from "./banks.ts";
import { compareInFrench } from "./comparing.ts";
import { sayFreelyInFrench } from "./word-by-word.ts";
import { frenchGrammar } from "./grammar.ts";
import { frenchIdioms } from "./idioms.ts";
import { noLonger } from "./no-longer.ts";
import { ourselves } from "./ourselves.ts";
import { wouldDo } from "./not-going.ts";
import { frenchPhrases } from "./phrases.ts";
import { placeInFrench } from "./places.ts";
import { mendProgressive } from "./progressive.ts";
import { requestInFrench } from "./requests.ts";
import { stillShe } from "./she.ts";
import { askForSteps } from "./steps.ts";
import { spellFrench } from "./spelling.ts";
import { giveSubjects } from "./subjects.ts";
import { whenAndWhere } from "./when-and-where.ts";
import { askWhich } from "./which.ts";
import { frenchWords } from "./words.ts";

const ELIDED = "que|de|ne|je|me|te|se|le|la|lorsque|puisque|jusque|quoique";
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}'-])(${ELIDED})\\s+(?=(?!onz|oui)[aàâeéèêiîïoôuùœ]|y\\b|h(?:ab|ésit|éri|eure|ier|ist|omm|ôt|ôp|uil|umain|umid|onn|orr|orl|erb|iver))`,
  "giu",
);

/** Corrects common errors in Apertium's French, mostly where two of its phrases meet. */
export function tidyFrench(text: string, original = ""): string {
  const tidy = mendProgressive(
    askForSteps(ourselves(stillShe(spellFrench(text), original), original), original),
  )
    .replace(/(?<!\p{L})(je) je(?!\p{L})/giu, "$1")
    .replace(
      /(?<!(?:plain|parl|dépend|souffr|rêv)\p{L}* )\b(peu|beaucoup|assez|trop|plus|moins) (?:du (?!tout)|de la )/giu,
      "$1 de ",
    )
    .replace(/\b(peu|beaucoup|assez|trop|plus|moins) de [ld]'/giu, "$1 d'")
    .replace(ADVERB_FIRST, "$2 $1")
    .replace(/(?<!\p{L})(?:se |s')(?=elles?(?!\p{L}))/giu, (se) => `${se.charAt(0)}i `)
    .replace(IF_SUBJUNCTIVE, (_, si: string, verb: string) => si + IMPERFECT[verb.toLowerCase()])
    .replace(IF_I, (_, si: string, verb: string) =>
      elideI(si + (IMPERFECT_I[verb.toLowerCase()] ?? verb)),
    )
    .replace(HAVING_ONESELF, (_, having: string) => BEING_ONESELF[having.toLowerCase()] ?? "")
    .replace(TIME_AGO, "il y a ")
    .replace(/(?<!\p{L})je m'ai(?!\p{L})/giu, "je me suis")
    .replace(/(?<!\p{L})tu t'as(?!\p{L})/giu, "tu t'es")
    .replace(BEFORE_VOWEL, elide)
    .replace(/(?<!\p{L})(qu|[cdjlmnst])'(?=[bcdfgjklmnpqrstvwxz])/giu, "$1e ")
    .replace(/(?<!\p{L})s'avoir (?=\p{L}+[éiu](?!\p{L}))/giu, "s'être ")
    .replace(/(?<!\p{L})si\s+(?=ils?\b)/giu, (si) => `${si.charAt(0)}'`)
    .replace(/\b(pour|avec|sans|chez|contre|vers) ils\b/gi, "$1 eux")
    .replace(/\b(pour|avec|sans|chez|contre|vers) il\b/gi, "$1 lui")
    .replace(/\bs'a (?=\p{L})/giu, "s'est ")
    .replace(/\bs'ont (?=\p{L})/giu, "se sont ")
    .replace(/(?<=\best-ce qui) ils?\b/gi, "")
    .replace(/(?<!\p{L})ne(?=\s*(?:[,.;!?]|$))/giu, "non")
    .replace(NOT_NOTHING, "$1$2")
    .replace(/(?<!\p{L})l[ae] (?=(?:madame|monsieur|mademoiselle) \p{Lu})/giu, "")
    .replace(/(?<!\p{L})grâces(?= pour |\s*(?:[,.;!?]|$))/giu, "merci")
    .replace(CATALAN_OKAY, "d'accord")
    .replace(/(?<=^|[.!?…] )bonsoir(?!\p{L})/giu, (evening) =>
      /\bbona tarda\b/i.test(original) ? caseLike(evening, "bonjour") : evening,
    )
    .replace(SOMETHING, "$1 de ")
    .replace(IT_SUFFICES, "$& de");
  const placed = whenAndWhere(placeInFrench(bankInFrench(orderAdjectives(tidy))));
  const told = giveSubjects(frenchWords(askWhich(frenchIdioms(placed), original), original));
  const requested = noLonger(
    frenchPhrases(compareInFrench(frenchGrammar(requestInFrench(told, original)))),
  ).replace(BEFORE_VOWEL, elide);
  return REQUESTS.reduce(
    (said, [statement, request]) => said.replace(statement, request),
    wouldDo(sayFreelyInFrench(requested)).replace(BEFORE_VOWEL, elide),
  );
}

/** Requests that got a subject, as if they were statements. */
const REQUESTS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|[,;:.!?] )vous n'oubliez pas (?:de )?(?!votre|notre)(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    "n'oubliez pas de ",
  ],
  [/(?<=^|[,;:.!?] )(?:vous )?ne doutez pas à(?!\p{L})/giu, "n'hésitez pas à"],
  [/(?<=^|[,;:.!?] )vous ne vous préoccupez pas\b/giu, "ne vous inquiétez pas"],
];

/** A second negation: "n'a pas dit rien" → "n'a dit rien". */
const NOT_NOTHING =
  /(?<!\p{L})(n(?:e |')(?:[\p{L}']+ ){1,2})pas ((?:\p{L}+ )?(?:rien|jamais|personne|aucune?|plus rien)(?!\p{L}))/giu;

/** Before an infinitive: "il suffit le mettre" → "il suffit de le mettre". */
const IT_SUFFICES =
  /(?<!\p{L})il suffi(?:t|sait|ra)(?= (?:(?:l[ae]s?|lui|leur|en|y|[ms]e|vous|nous) |[lms]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const SOMETHING =
  /\b(quelque chose|rien) (?=(?:nouveau|différent|bon|mauvais|beau|spécial|intéressant|important|étrange|mieux|meilleur|pire|simple|grand|utile|froid|chaud|facile|difficile|petit|possible|vrai|sûr|tellement|très|plus(?! t[aô][rt])|moins|aussi)(?!\p{L}))/giu;

/** "If" takes the subjunctive in Portuguese and Catalan, and the imperfect in French. */
const IMPERFECT: Readonly<Record<string, string>> = {
  ait: "avait",
  soit: "était",
  sache: "savait",
  puisse: "pouvait",
  fasse: "faisait",
  veuille: "voulait",
  aille: "allait",
  doive: "devait",
  vienne: "venait",
  aient: "avaient",
  soient: "étaient",
  sachent: "savaient",
  puissent: "pouvaient",
  fassent: "faisaient",
  veuillent: "voulaient",
  aillent: "allaient",
};
/** "Si je sois". */
const IF_I =
  /(?<!\p{L})(si (?:je |tu |j')(?:(?:ne|me|te|le|la|les|lui|leur|vous|nous|y|en) |[mtsl]')*)(sois|fasse|sache|sachait|puisse|veuille|aille|doive|vienne|dise|aie)(?!\p{L})/giu;
const IMPERFECT_I: Readonly<Record<string, string>> = {
  sois: "étais",
  fasse: "faisais",
  sache: "savais",
  sachait: "savais",
  puisse: "pouvais",
  veuille: "voulais",
  aille: "allais",
  doive: "devais",
  vienne: "venais",
  dise: "disais",
  aie: "avais",
};
const IF_SUBJUNCTIVE = new RegExp(
  `(?<!\\p{L})((?:s'ils?|si (?:elles?|on)) )(${Object.keys(IMPERFECT).join("|")})(?!\\p{L})`,
  "giu",
);

/** A verb about oneself takes "être": "avoir se fait" → "s'être fait". */
const HAVING_ONESELF =
  /(?<!\p{L})(avoir|ayant|a|ont|avait|avaient|aura|auront|aurait|auraient) (?:se |s'(?!ils?(?!\p{L})))(?=\p{L})/giu;
const BEING_ONESELF: Readonly<Record<string, string>> = {
  avoir: "s'être ",
  ayant: "s'étant ",
  a: "s'est ",
  ont: "se sont ",
  avait: "s'était ",
  avaient: "s'étaient ",
  aura: "se sera ",
  auront: "se seront ",
  aurait: "se serait ",
  auraient: "se seraient ",
};

const elideI = (text: string): string => text.replace(/(?<=\bj)e (?=[éa])/iu, "'");
const elide = (_: string, word: string): string => `${word.slice(0, -1)}'`;

/** An adverb before the verb, as in Spanish; French puts it after the verb: "déjà était" → "était déjà". */
const ADVERB_FIRST =
  /(?<!\p{L})(déjà|encore|toujours|aussi|jamais) ((?:y )?(?:suis|es|est|sommes|êtes|sont|ai|as|a|avons|avez|ont|(?:ét|av)(?:ais|ait|ions|iez|aient)))(?!\p{L})/giu;

/** The literal translation of Spanish "hace diez años" (it makes ten years); French says "il y a". */
const TIME_AGO =
  /(?<!\p{L}|(?<!\p{L})(?:a|ça|cela|elle|il|on|qui) )fait (?=(?:(?:presque|environ|plus de|moins de) )?(?:\p{L}+|\d+)(?: mille)? (?:seconde|minute|heure|jour|semaine|mois|an|année|siècle|temps)s?(?!\p{L}))/giu;

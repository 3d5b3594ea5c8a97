import { mendProgressive } from "./progressive.ts";
import { frenchGrammar } from "./grammar.ts";
import { requestInFrench } from "./requests.ts";
import { giveSubjects } from "./subjects.ts";
import { CATALAN_OKAY } from "../catalan/tidy-catalan.ts";

const ELIDED = "que|de|ne|je|me|te|se|le|la|lorsque|puisque|jusque|quoique";
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}'-])(${ELIDED})\\s+(?=(?!onz|oui)[aàâeéèêiîïoôuùœ]|y\\b)`,
  "giu",
);

/** Corrects common errors in Apertium's French, mostly where two of its phrases meet. */
export function tidyFrench(text: string): string {
  const tidy = mendProgressive(text)
    .replace(/(?<!\p{L})(je) je(?!\p{L})/giu, "$1")
    .replace(/\b(peu|beaucoup|assez|trop|plus|moins) (?:du (?!tout)|de la )/giu, "$1 de ")
    .replace(/\b(peu|beaucoup|assez|trop|plus|moins) de [ld]'/giu, "$1 d'")
    .replace(ADVERB_FIRST, "$2 $1")
    .replace(/(?<!\p{L})(?:se |s')(?=elles?(?!\p{L}))/giu, (se) => `${se.charAt(0)}i `)
    .replace(IF_SUBJUNCTIVE, (_, si: string, verb: string) => si + IMPERFECT[verb.toLowerCase()])
    .replace(HAVING_ONESELF, (_, having: string) => BEING_ONESELF[having.toLowerCase()] ?? "")
    .replace(TIME_AGO, "il y a ")
    .replace(/(?<!\p{L})je m'ai(?!\p{L})/giu, "je me suis")
    .replace(/(?<!\p{L})tu t'as(?!\p{L})/giu, "tu t'es")
    .replace(BEFORE_VOWEL, elide)
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
    .replace(SOMETHING, "$1 de ")
    .replace(/\bqu'est-ce qu'est ça\b/gi, "qu'est-ce que c'est")
    .replace(/\bqu'est-ce qu'est passé(?!\p{L})/giu, "qu'est-ce qui s'est passé")
    .replace(/\bcombien (?=temps\b)/gi, "combien de ")
    .replace(/\bil est à cause de cela (?=qu[e'])/gi, "c'est pour cela ")
    .replace(/\bcombien d'années vous (?:avez|a)\b/gi, "quel âge avez-vous")
    .replace(/(?<!\p{L})où est (?=les\b)/giu, "où sont ")
    .replace(SHOWN_HOW, "$1 comment")
    .replace(/\blà dehors\b/gi, "dehors")
    .replace(/\bne vous oubliez pas\b/gi, "n'oubliez pas")
    .replace(/(?<=\bn'oubliez pas de )s'/gi, "vous ")
    .replace(/\bqui est-ce qui est\b/gi, "qui est")
    .replace(/(?<!\p{L})(?:l'|la |cette |une )assise(?!\p{L})/giu, CONFERENCE)
    .replace(
      /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|aviez|avaient) )de la (?=(?:raison|faim|soif|peur)\b)/giu,
      "",
    )
    .replace(/\bchoses?(?:,| ,) (?=qu[ei']|où\b)/giu, (thing) => thing.replace(/ ?,/, ""))
    .replace(/(?<!\p{L})(?:je )?(?:le )?sens beaucoup(?=\s*(?:[,.;!?]|$))/giu, "je suis désolé")
    .replace(
      /(?<=, )à cause de cela (?=(?:nous|vous|je|ils?|elles?|on|j'|avons|ai|sommes|suis|a|est)(?!\p{L}))/giu,
      "c'est pourquoi ",
    )
    .replace(
      /\bcomment (?:il|elle) (?=(?:est|sont) (?:l[ae]s?|l'|votre|notre|son|sa|mon|ma|ton|ta)(?!\p{L}))/giu,
      "comment ",
    )
    .replace(/(?<!\p{L})(?:au|à) point de (?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "sur le point de ")
    .replace(/(?<!\p{L})(?:cette|la) fin de semaine/giu, (week) =>
      /^l/i.test(week) ? "le week-end" : "ce week-end",
    )
    .replace(/(?<!\p{L})à maison(?!\p{L})/giu, "à la maison")
    .replace(/(?<=\bhabit\p{L}* )à (?=(?:cette|cet|ce|une?)\b)/giu, "dans ")
    .replace(
      /(?<=(?<!\p{L})(?:mont|augment|baiss|diminu|descend|chut|recul|progress)(?:é|e|u|ent|er|era|és|ée|ées) )(?=(?:\p{L}+|\d+) (?:pour cent|mètres?|degrés?|euros|dollars|points|kilos?)(?!\p{L}))/giu,
      "de ",
    )
    .replace(/(?<!\p{L})dans (?=(?:1\d|20)\d\d(?!\d))/giu, "en ")
    .replace(
      /\bparl(\p{L}*) sur (le |les )?/giu,
      (_, end: string, the = "") => `parl${end} ${ABOUT[the] ?? "de "}`,
    )
    .replace(
      /(?<=\b(?:si|très|trop|plus|tellement|aussi) )porter(?=\s*(?:[,.;!?]|$| que?\b| qu'))/gi,
      "dur",
    )
    .replace(/\bmerci (beaucoup )?par son\b/gi, (_, much = "") => `merci ${much}pour votre`)
    .replace(/\bmerci (beaucoup )?par\b/gi, (_, much = "") => `merci ${much}pour`)
    .replace(/\bdans le matin suivant\b/gi, "le lendemain matin")
    .replace(/\bdans le jour suivant\b/gi, "le lendemain")
    .replace(/\bmon aimée\b/gi, "ma chère")
    .replace(/\baimés (?=amis\b)/gi, "chers ")
    .replace(/(?<=\b(?:combien|ça|cela|il|elle|qui) )côte(?=(?:nt)?(?!\p{L}))/giu, "coûte")
    .replace(/\bpar faveur\b/gi, "s'il vous plaît")
    .replace(/\bbon jour\b/gi, "bonjour");
  const requested = frenchGrammar(requestInFrench(giveSubjects(tidy))).replace(BEFORE_VOWEL, elide);
  return REQUESTS.reduce(
    (said, [statement, request]) => said.replace(statement, request),
    requested,
  );
}

const ABOUT: Readonly<Record<string, string>> = { "le ": "du ", "les ": "des " };

const SHOWN_HOW =
  /(?<!\p{L})((?:montr|expliqu|di[rst]|demand|sai|sav|appren|voi|voy|enseign)\p{L}*) comme(?= (?!hier)(?:(?:se|le|la|les) |[sl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const CONFERENCE = (found: string): string =>
  found.replace(/^l'/i, (the) => `${the.charAt(0)}a `).replace("assise", "conférence");

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
  /(?<!\p{L})(n(?:e |')(?:\p{L}+ ){1,2})pas ((?:\p{L}+ )?(?:rien|jamais|personne|aucune?|plus rien)(?!\p{L}))/giu;

const SOMETHING =
  /\b(quelque chose|rien) (?=(?:nouveau|différent|bon|mauvais|beau|spécial|intéressant|important|étrange|mieux|meilleur|pire|simple|grand|utile)(?!\p{L}))/giu;

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

const elide = (_: string, word: string): string => `${word.slice(0, -1)}'`;

/** An adverb before the verb, as in Spanish; French puts it after the verb: "déjà était" → "était déjà". */
const ADVERB_FIRST =
  /(?<!\p{L})(déjà|encore|toujours|aussi|jamais) ((?:y )?(?:suis|es|est|sommes|êtes|sont|ai|as|a|avons|avez|ont|(?:ét|av)(?:ais|ait|ions|iez|aient)))(?!\p{L})/giu;

/** The literal translation of Spanish "hace diez años" (it makes ten years); French says "il y a". */
const TIME_AGO =
  /(?<!\p{L}|(?<!\p{L})(?:a|ça|cela|elle|il|on|qui) )fait (?=(?:(?:presque|environ|plus de|moins de) )?(?:\p{L}+|\d+)(?: mille)? (?:seconde|minute|heure|jour|semaine|mois|an|année|siècle|temps)s?(?!\p{L}))/giu;

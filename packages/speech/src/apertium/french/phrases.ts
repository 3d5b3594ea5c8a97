import { keepCapital } from "../../capitals.ts";
import { CALLS_AND_SCREENS } from "./calls-and-screens.ts";
import { CONVERSATION } from "./conversation.ts";
import { HEARING_AND_CALLING } from "./hearing-and-calling.ts";
import { JOINING } from "./joining.ts";
import { WAYS } from "./ways.ts";
import { WHAT_IT_IS } from "./what-it-is.ts";
import { callBackAndMiss } from "./call-back.ts";
import { EVERYDAY } from "./everyday.ts";
import { SENTENCES } from "./sentences.ts";
import { TURNS } from "./turns.ts";

/** Says phrases of everyday life as French does, which Apertium translates word by word. */
export const frenchPhrases = (text: string): string =>
  callBackAndMiss(
    [
      ...PHRASES,
      ...CALLS_AND_SCREENS,
      ...JOINING,
      ...WHAT_IT_IS,
      ...WAYS,
      ...HEARING_AND_CALLING,
      ...CONVERSATION,
      ...EVERYDAY,
      ...SENTENCES,
      ...TURNS,
    ].reduce((said, [phrase, better]) => said.replace(phrase, keepCapital(better)), text),
  )
    .replace(NEAREST, "$1$2 $1plus ")
    .replace(TO_THEM, "leur $1")
    .replace(WE_LOST, "nous $1")
    .replace(THEY_HAVE, (_, before: string, own: string) => before + (THEIR[own] ?? own));

const TOOLS = "(?:(?=[^.!?]*tournevis)|(?<=tournevis[^.!?]*))";

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})jointe?s(?=\s*(?:[,.;!?]|$)| (?:à|au|aux|avec|dans|depuis|en|et|pendant|pour)(?!\p{L}))/giu,
    "ensemble",
  ],
  [/(?<=^|[.!?…] )d'accord avec (?=l[ae]s? |l'|les |\p{Lu})/giu, "selon "],
  [/(?<=\b(?:avant|après|jusqu'à|depuis|vers) )(?:le |la )?final de (?=l)/giu, "la fin de "],
  [/(?<!\p{L})écout(?:é|er) parler(?!\p{L})/giu, "entendu parler"],
  [/(?<=(?<!\p{L})all(?:ais|ait|ions|iez|aient) )à (?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, ""],
  [/(?<=^|[,.;:!?] )suffit (?=(?:d')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "il suffit de "],
  [
    /(?<=^|[.!?…,] |\b(?:et|mais|demain|hier|aujourd'hui) )il est (?=une? (?!fois|heure))/giu,
    "c'est ",
  ],
  [
    /(?<=^|[.!?…,] |\b(?:et|mais) )il a été (?=(?:(?:très|si|vraiment|assez|plutôt|plus|moins|aussi|trop) )?(?:facile|difficile|bon|super|génial|incroyable|amusant|horrible|terrible|important|dur|bizarre|drôle|étrange|magnifique|merveilleux|fantastique|cher|beau|parfait|formidable)(?!\p{L}))/giu,
    "c'était ",
  ],
  [/(?<!\p{L})se sont divorcée?s(?!\p{L})/giu, "ont divorcé"],
  [/(?<!\p{L})à l'étage de sommet(?!\p{L})/giu, "à l'étage"],
  [
    /(?<!\p{L})à (?=en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<!\p{L})par (?=(?:\p{L}+ )?(?:cents?|mille|cinquante|\d+)(?: \p{L}+)? mètres(?!\p{L}))/giu,
    "sur ",
  ],
  [/(?<!\p{L})décennie de (?=(?:18|19|20)\d0)/giu, "décennie "],
  [
    /(?<=(?<!\p{L})(?:épargn|économis|gagn|perd|pren|pass)\p{L}* )longtemps(?!\p{L})/giu,
    "beaucoup de temps",
  ],
  [/(?<!\p{L})le suffisant(?!\p{L})/giu, "suffisamment"],
  [/(?<!\p{L})(?:à l'|l')étage térreo(?!\p{L})/giu, "au rez-de-chaussée"],
  [/(?<!\p{L})siècle ([IVX]+)(?!\p{L})/gu, "$1e siècle"],
  [
    /(?<!\p{L})qui y (?=a(?:vait|ura)? (?:moins|plus|trop|assez|tant|des?|une?|beaucoup)(?!\p{L}))/giu,
    "qu'il y ",
  ],
  [
    /(?<=(?<!\p{L})(?:quand|comme|où|parce que) )((?:\p{L}+ment )?)y (?=a(?:vait|ura)?(?!\p{L}))/giu,
    "$1il y ",
  ],
  [/(?<=(?<!\p{L})week-end )(derni|premi)ère(?!\p{L})/giu, "$1er"],
  [/(?<=(?<!\p{L})week-end )prochaine(?!\p{L})/giu, "prochain"],
  [/(?<!\p{L})dans (?=le week-end (?:dernier|prochain|passé)(?!\p{L}))/giu, ""],
  [/\bcode d'accès(?!\p{L})/giu, "mot de passe"],
  [/\bmaux? d'aucun\b|\bdouleur (?:de chef|d'aucun)\b/gi, "mal de tête"],
  [/\b(?:un )?mal à la tête(?!\p{L})/giu, "mal à la tête"],
  [/\bune mal\b/gi, "un mal"],
  [/(?<=(?<!\p{L})(?:la|sa|ma|ta|votre|notre|leur|de) )teste\b/giu, "tête"],
  [/\btoute semelle\b/gi, "toute seule"],
  [/\btous seulement(?=\s*(?:[,.;!?]|$))/gi, "tout seuls"],
  [/(?<=\bs(?:e sont|e soit|'est|'était|'étaient) )dormi(?=e?s?\b)/gi, "endormi"],
  [/\b(?:dans|à) le sofa\b|\bau sofa\b/gi, "sur le canapé"],
  [/\bsofa\b/gi, "canapé"],
  [/\bjaquette(?=s?\b)/gi, "veste"],
  [/\bla mur\b/gi, "le mur"],
  [/\bune mur\b/gi, "un mur"],
  [/\bronflant(?=e?s?\b)/gi, "bruyant"],
  [/\bhâtez-vous\b/giu, "dépêchez-vous"],
  [
    /\bperd(?=(?:rons|rez|rai|ra|ront) (?:le|l'|mon|son|votre|notre) ?(?:bus|train|avion|autobus|métro|vol|connexion|correspondance)\b)/giu,
    "rate",
  ],
  [
    /\bperdre (?=(?:le|mon|son|votre|notre) (?:bus|train|avion|métro|vol)\b|l'(?:avion|autobus)\b)/giu,
    "rater ",
  ],
  [
    /\btout (?:restera|demeurera) (?:bon|bien)\b|\bil (?:restera|demeurera) tout bien\b/gi,
    "tout ira bien",
  ],
  [/(?<!\p{L})je ne m'importe pas (?:de |d'(?=\p{L}))/giu, "ça ne me dérange pas de "],
  [/(?<!\p{L})n'avez pas (?=(?:peur|honte)(?!\p{L}))/giu, "n'ayez pas "],
  [/\bcombien de temps porte(?: pour)?(?= )/gi, "combien de temps faut-il pour"],
  [/(?<=^|[.!?…,] )est (?:l')?heure (?=d)/giu, "c'est l'heure "],
  [/(?<=^|[.!?…] )milliers (?=d)/giu, "des milliers "],
  [
    /\b(a|ont|avait|avaient) failli(?!\p{L}| (?:(?:me|te|se|le|la|les|tout|y) |[mtsl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    "$1 échoué",
  ],
  [/\bdans le (début|mariage)(?= d)/giu, "au $1"],
  [/\bau début (?:du|de la) (?=matin(?:ée)?\b)/giu, "tôt le "],
  [/(?<=\bla pluie )a (?:cessé|fermé)(?!\p{L})/giu, "s'est arrêtée"],
  [/\ben dehors de stock\b/gi, "en rupture de stock"],
  [/\bport(ée?s?|er) (?:à|pour) l'hôpital(?!\p{L})/giu, "emmen$1 à l'hôpital"],
  [/\bpar ambulance\b/gi, "en ambulance"],
  [
    /\b(reporté|retardé|repoussé)(e?s?) pendant (?=(?:\p{L}+|\d+) (?:minute|heure|jour|semaine|mois|an))/giu,
    "$1$2 de ",
  ],
  [
    /(?<=(?<!\p{L})(?:sans|du|le|avec) )(?:l')?échauffement(?! climatique)(?!\p{L})/giu,
    "chauffage",
  ],
  [/(?<=\b(?:parl|di|demand|expliqu)\p{L}* )comme (?=je peux(?!\p{L}))/giu, "comment "],
  [/(?<=^|[.!?…,] )comme je peux (?=[^.!]*\?)/giu, "comment puis-je "],
  [/\badditionn(?=(?:ez|er|e|ons)(?!\p{L}))/giu, "ajout"],
  [/\bestim(?=(?:ez|e|es|ons|ent) (?:cette|ce|cet|ces|ma|mon|mes|sa|son|ses)(?!\p{L}))/giu, "aim"],
  [
    /(?:\bs'inscriv\p{L}+|\binscrivez(?:-vous)?|\bsouscri(?:vez|re)) (?:dans|à|en) (?:mon|le) canal\b/giu,
    "abonnez-vous à ma chaîne",
  ],
  [
    /(?:\binscrivez(?:-vous)?|\bsouscri(?:vez|re)) (?:dans|à|en) notre canal\b/giu,
    "abonnez-vous à notre chaîne",
  ],
  [/(?<=^|[.!?…,] )allez devant(?=\s*(?:[,.;!?]|$)| et(?!\p{L}))/giu, "allez tout droit"],
  [/\bdans les feux\b/gi, "aux feux"],
  [/\bsur logis\b/gi, "sur le logement"],
  [/\b(celui|celle|ceux|celles) de la (?=(?:gauche|droite)(?!\p{L}))/giu, "$1 de "],
  [/\bdans le même banc\b/gi, "dans la même banque"],
  [
    /\brevenir (?=(?:ces|cette|cet|mes|vos|votre|mon) (?!semaine|année|nuit|fois|été|hiver|après|automne|jours)\p{L})/giu,
    "rendre ",
  ],
  [/(?<=\bavant qu')il (?:devienne|soit|fait) sombre\b/gi, "il fasse nuit"],
  [
    /(?<=^|[.!?…,] |\b(?:quand|et|mais|si|s') ?)il (?:devient|est devenu) sombre\b/gi,
    "il fait nuit",
  ],
  [/(?<!\p{L})âge suffisant pour(?!\p{L})/giu, "âge de"],
  [/(?<!\p{L})a de l'âge de(?!\p{L})/giu, "a l'âge de"],
  [/\bde l'argent suffisants?(?!\p{L})/giu, "assez d'argent"],
  [new RegExp(String.raw`\bl'escargot(?!\p{L})${TOOLS}`, "giu"), "la vis"],
  [new RegExp(String.raw`\bles escargots(?!\p{L})${TOOLS}`, "giu"), "les vis"],
  [/(?<=^|[.!?…,] )(?:après|ensuite|puis), (?:il )?lâche(?=\s)/giu, "ensuite, lâchez"],
  [/(?<!\p{L})déjà (n'(?:est|était|ai|as|a|avait)|ne sont) pas(?!\p{L})/giu, "$1 plus"],
  [/(?<!\p{L})déjà n'y a pas(?!\p{L})/giu, "il n'y a plus"],
  [
    /(?<!\p{L})(n'(?:est|était|ai|as|a|avait)|ne (?:suis|sont)|n'(?:étaient|ont)) déjà pas(?!\p{L})/giu,
    "$1 plus",
  ],
  [/(?<=^|[.!?…,] )comment je peux (?=[^.!]*\?)/giu, "comment puis-je "],
  [/\bdans les configurations\b/gi, "dans les paramètres"],
  [/\bmorceau(x?) en (?=bois|pain|papier|tissu|métal|verre)/giu, "morceau$1 de "],
  [
    /\blevez (?=(?:le |la |les |l')[^.!?]* (?:du|de la|des|de l') ?(?:four|frigo|réfrigérateur|sac|boîte|tiroir|poche|eau)(?!\p{L}))/giu,
    "sortez ",
  ],
  [/\b(avoir|apporter|demander|régler|payer) le compte(?=\s*(?:[,.;!?]|$))/giu, "$1 l'addition"],
  [/\bcette bourse(?! d)(?=\s*(?:[,.;!?]|$)| (?:bleue|noire|rouge|et)(?!\p{L}))/giu, "ce sac"],
  [/(?<!\p{L})([mts])a bourse(?! d)(?!\p{L})/giu, "$1on sac"],
  [
    /(?<=(?<!\p{L})(?:alors|donc|et|mais) )ne (\p{L}{3,})er (?=(?:le|la|les|mon|ma|mes|votre|vos|ce|cette|ces) |l')/giu,
    "ne $1ez pas ",
  ],
  [
    /(?<=(?<!\p{L})aucune?(?: de \p{L}+)? )(?=(?:ai|a|avait|est|était|aura|aurait|ont)(?!\p{L}))/giu,
    "n'",
  ],
  [
    /(?<=(?<!\p{L})aucune?(?: de \p{L}+)? )(?=(?:peut|veut|sait|va|sera|doit|fait|vient)(?!\p{L}))/giu,
    "ne ",
  ],
  [
    /(?<=(?<!(?:une|la|cette|chaque|autre|première|seule|bonne|même|de|grande) )(?<!\p{L})personne )(?=(?:a|avait|est|était|aura|aurait)(?!\p{L}))/giu,
    "n'",
  ],
];

/** "La gare plus proche". */
const NEAREST =
  /(?<!\p{L})(l[ae]s? )(\p{L}+) plus (?=\p{L}+(?:\s*[.,;!?]|$))(?!(?:tard|tôt|vite|loin|haut|bas|que|de|longtemps|souvent|bien|mal)(?!\p{L}))/giu;

/** "Les plantes font ses aliments". */
const THEY_HAVE =
  /((?<!\p{L})(?:les|ils|elles|mes|nos|ces|des|leurs|(?:milliers|centaines|millions|plupart) (?:de |d'|des )\p{L}+) (?:\p{L}+ )?(?:ont|font|sont|vont|\p{L}{3,}ent) (?:\p{L}+(?:é|i|u|is|it) )?)(son|sa|ses)(?= \p{L})/giu;
const THEIR: Readonly<Record<string, string>> = { son: "leur", sa: "leur", ses: "leurs" };

/** "Je les ai envoyé une lettre": what is given follows, so "les" are those who get it. */
const TO_THEM =
  /(?<!\p{L})les ((?:ai|as|a|avons|avez|ont|avais|avait|avaient) (?:(?:(?:donné|envoyé|montré|expliqué|offert|promis|écrit|apporté|raconté|permis|servi|vendu|prêté)(?= (?:une?|des|du|de|le|la|les|mon|ma|mes|son|sa|ses|ce|cette|ces|deux|trois|beaucoup|tout|que|comment)(?!\p{L})| [dl]'| qu'))|(?:dit|demandé|répondu|téléphoné|parlé)(?!\p{L})))/giu;

/** "Dans cette leçon apprendrons": the verb's ending says who, and no noun ends so. */
const WE_LOST =
  /(?<=\p{L},? )(?<!(?<!\p{L})nous(?!\p{L})[^,.;!?]*)(?<!(?<!\p{L})(?:les|des|ces|mes|tes|ses|nos|vos|aux|deux|trois|quelques|plusieurs|leurs|de|ne|et|ou|y|en|se|le|la|lui|leur|que|qui|petits|grands) )((?!env|patr|citr|marr)\p{L}+(?:er|ir|dr|tr)ons|devons|pouvons|allons|avons|voulons|mangeons|prenons|buvons|faisons|voyons|parlons|travaillons|vivons|jouons|dormons|payons|achetons|utilisons|partons|restons)(?![\p{L}-])/giu;

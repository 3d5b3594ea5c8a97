import { keepCapital } from "../../capitals.ts";
import { INFINITIVE } from "./infinitives.ts";
import { canManage } from "./managing.ts";

/** Says French idioms in words that its pairs know: "au bout de trois mois" → "après trois mois". */
export const spokenFrench = (text: string): string =>
  SPOKEN.reduce((said, [idiom, plain]) => said.replace(idiom, keepCapital(plain)), canManage(text));

/** What is said, and how the pairs know it; in this order. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})alors (?=qu'est-ce)/giu, "alors, "],
  [
    /(?<!\p{L})au bout (?=d(?:e |')(?:\p{L}+|\d+) (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|moments?|temps)(?!\p{L}))/giu,
    "après ",
  ],
  [
    /(?<=(?<!\p{L})après )d(?:e |')(?=(?:\p{L}+|\d+) (?:seconde|minute|heure|jour|semaine|mois|an|moment|temps))/giu,
    "",
  ],
  [/(?<!\p{L})la vérité,? (?:c'est|est) (?=qu)/giu, "la réalité est "],
  [
    /(?<!\p{L})la (?:façon|manière) dont (?=j'|(?:je|tu|il|elle|on|nous|vous|ils|elles|le|la|les|l')(?!\p{L}))/giu,
    "comment ",
  ],
  [
    /(?<!(?<!\p{L})(?:aller|vais|vas|va|allons|allez|vont|allé\p{L}*|mettre|mets|met|mettez) )(?<!\p{L})au lit(?!\p{L})/giu,
    "dans le lit",
  ],
  [/(?<!\p{L})je vous en prie(?=\s*(?:[,.;!?]|$))/giu, "de rien"],
  [/(?<!\p{L})j'en ai (?:assez|marre|ras le bol)(?! pour)(?!\p{L})/giu, "je suis fatigué"],
  [/(?<!\p{L})je m'en vais(?!\p{L})/giu, "je pars"],
  [/(?<!\p{L})tu t'en vas(?!\p{L})/giu, "tu pars"],
  [/(?<=(?<!\p{L})(?:il|elle|on|qui) )s'en va(?!\p{L})/giu, "part"],
  [/(?<!\p{L})s'en vont(?!\p{L})/giu, "partent"],
  [/(?<!\p{L})nous nous en allons(?!\p{L})/giu, "nous partons"],
  [/(?<!\p{L})vous vous en allez(?!\p{L})/giu, "vous partez"],
  [/(?<!\p{L})allez-vous-en(?!\p{L})/giu, "partez"],
  [/(?<!\p{L})va-t'en(?!\p{L})/giu, "pars"],
  [/(?<!\p{L})[mts]'en aller(?!\p{L})/giu, "partir"],
  [
    /(?<!\p{L})(?:j'ai|tu as|(?:il|elle|on) a|nous avons|vous avez|(?:ils|elles) ont) beau (\p{L}+)er(?!\p{L})/giu,
    "même en $1ant",
  ],
  [/(?<!\p{L})que va-t-il se passer(?!\p{L})/giu, "quelle chose passera"],
  [/(?<!\p{L})qu'est-ce qui va se passer(?!\p{L})/giu, "quelle chose passera"],
  [
    /(?<!\p{L})il a (?:beaucoup )?plu(?= (?:toute|tout|hier|ce|cette|pendant|des|à|dans|en|sur|cet)(?!\p{L})|\s*[,.;!?])/giu,
    "la pluie est tombée",
  ],
  [
    /(?<!\p{L})(pris|prendre|prends?|prenez|prenons) (?:un )?rendez-vous(?!\p{L})/giu,
    "$1 un rendez-vous",
  ],
  [/(?<!\p{L})prendre un rendez-vous(?!\p{L})/giu, "demander un rendez-vous"],
  [/(?<!\p{L})prenez un rendez-vous(?!\p{L})/giu, "demandez un rendez-vous"],
  [/(?<!\p{L})pris un rendez-vous(?!\p{L})/giu, "demandé un rendez-vous"],
  [/(?<!\p{L})le tout (?=(?:au|dans|avec|pendant|sur|à|et)(?!\p{L}))/giu, "tout "],
  [
    /(?<=(?<!\p{L})(?:tartes?|gâteaux?|glaces?|mousses?|soupes?|crèmes?|sauces?|sandwichs?|yaourts?|pains?|quiches?|salades?|omelettes?|sirops?|jus|confitures?|tisanes?|thé|café) )(?:aux |à la |à l')(?=\p{L})/giu,
    "de ",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?!(?:parl|sort|ven|dépend|occup|serv|profit|souven|discut|méfi|approch|éloign|débarrass|pass|rêv|jou|part)[eiî])${INFINITIVE} )des (?=\p{L}+[sx](?!\p{L}))`,
      "giu",
    ),
    "",
  ],
  [
    /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avaient) )vu (?=qu(?:e |'))/giu,
    "remarqué ",
  ],
  [
    /(?<=(?<!\p{L})(?:dans|de|à) (?:la|cette|une|chaque|ma|notre|votre) )pièce(?! d)(?!\p{L})/giu,
    "chambre",
  ],
  [
    /(?<=(?<!\p{L})ne (?:me |te |nous |vous |lui |leur |[mtl]')?(?:ai|as|a|avons|avez|ont|avait) )rien (\p{L}+(?:[éiu]|is|it|ert))(?!\p{L})/giu,
    "$1 rien",
  ],
  [
    /(?<=(?<!\p{L})remerci\p{L}* )d(?:e |')(?=(?:m'|nous |t'|l'|vous )?(?:avoir|être)(?!\p{L}))/giu,
    "pour ",
  ],
  [/(?<=(?<!\p{L})abonn\p{L}*(?:-vous|-toi)? à )(?:la|cette) chaîne(?!\p{L})/giu, "ce canal"],
  [/(?<=(?<!\p{L})abonn\p{L}*(?:-vous|-toi)? à )(ma|notre) chaîne(?!\p{L})/giu, "notre canal"],
  [/(?<=^|[.!?…] )voilà, /giu, "bon, "],
  [/(?<!\p{L})désolée? d'être en retard(?!\p{L})/giu, "désolé pour le retard"],
  [/(?<=(?<!\p{L})d)'être en retard(?!\p{L})/giu, "'arriver tard"],
  [/(?<!\p{L})(?:suis|est) en retard(?!\p{L})/giu, "arrive tard"],
  [/(?<!\p{L})êtes en retard(?!\p{L})/giu, "arrivez tard"],
  [/(?<!\p{L})sommes en retard(?!\p{L})/giu, "arrivons tard"],
  [/(?<!\p{L})sont en retard(?!\p{L})/giu, "arrivent tard"],
  [/(?<!\p{L})(prendre|prenons|prendrons|boire) un verre(?!\p{L})/giu, "$1 quelque chose"],
  [/(?<=(?<!\p{L})(?:est|était|sont|étaient) )rempli(e?s?) d(?=e |')/giu, "plein$1 d"],
  [/(?<!\p{L})pour autant(?!\p{L})(?! que)/giu, "pour cela"],
  [/(?<!\p{L})loin de là(?!\p{L})/giu, "au contraire"],
  [/(?<!\p{L})une dizaine d(?:e |')/giu, "environ dix "],
  [/(?<!\p{L})une quinzaine d(?:e |')/giu, "environ quinze "],
  [/(?<!\p{L})une vingtaine d(?:e |')/giu, "environ vingt "],
  [/(?<!\p{L})une trentaine d(?:e |')/giu, "environ trente "],
  [/(?<!\p{L})une cinquantaine d(?:e |')/giu, "environ cinquante "],
  [/(?<!\p{L})une centaine d(?:e |')/giu, "environ cent "],
  [
    /(?<=(?<!\p{L})c'(?:est|était) )d(?:e |')(?=(?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) |[mtsl]'){0,2}\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu,
    "",
  ],
  [/(?<=(?<!\p{L})c'(?:est|était) )(?:du |de la |de l')(?!\p{L}+ (?:que|qui|qu'))(?=\p{L})/giu, ""],
  [/(?<!\p{L})à la campagne(?!\p{L})/giu, "dans la campagne"],
  [/(?<!\p{L})en moyenne(?!\p{L})/giu, "généralement"],
  [/(?<=(?<!\p{L})depuis )environ (?=\p{L})/giu, ""],
];

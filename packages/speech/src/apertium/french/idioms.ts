import { keepCapital } from "../../capitals.ts";
import { family } from "./family.ts";
import { itIs } from "./it-is.ts";

/** Says in French what Apertium copied word by word from its sources' idioms. */
export const frenchIdioms = (text: string): string =>
  itIs(family(text))
    .replace(/\bqu'est-ce qu'est ça\b/gi, "qu'est-ce que c'est")
    .replace(
      /(?<=(?<!\p{L})elles? s(?:'est|e sont) (?:install|lev|couch|réveill|mari|arrêt|amus|tromp|promen|habill|repos|fâch|échapp|plant)é)(?!\p{L})/giu,
      "e",
    )
    .replace(
      /(?<!\p{L})ayez (?:un bon ?jour|une bonne journée)(?!\p{L})/giu,
      keepCapital("bonne journée"),
    )
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
    .replace(/\ben première place\b/gi, "tout d'abord")
    .replace(
      /(?<!\b(?:il|elle|on|qui|ça|cela) (?:ne )?)(?<=^|[^\p{L}'])(pourrait|peut|devrait|doit|va) (?=y avoir(?!\p{L}))/giu,
      "il $1 ",
    )
    .replace(/(?<=(?<!\p{L})il [^,.;!?]*)soi-même/giu, "lui-même")
    .replace(/(?<=(?<!\p{L})elle [^,.;!?]*)soi-même/giu, "elle-même")
    .replace(/(?<=\b(?:le|du|au|un|ce|mon|votre|son|notre) )d'abord(?!\p{L})/giu, "premier")
    .replace(OTHERS, "d'autres ")
    .replace(/\bc'est vérité(?!\p{L})/giu, "c'est vrai")
    .replace(/\b(remerci\p{L}+) à (?=\p{L})(?!nouveau)/giu, "$1 ")
    .replace(/(?<=\b(?:plus|moins) )de lentille(?=\s*(?:[,.;!?]|$)| qu)/gi, "lent")
    .replace(
      /(?<!\p{L})dans (?=(?:cet été|cet hiver|cet automne|ce printemps|ce mois|cette année|cette semaine)(?!\p{L}))/giu,
      "",
    )
    .replace(
      /(?<!\p{L})(?:à )?chaque ((?:\p{L}+|\d+) )(?=(heure|minute|seconde|semaine|année|jour|mois|an)s?(?!\p{L}))/giu,
      (found: string, count: string, unit: string) =>
        /^(?:une?|fois)? $/i.test(count)
          ? found
          : `${/^(?:jour|mois|an)$/i.test(unit) ? "tous" : "toutes"} les ${count}`,
    )
    .replace(/(?<!\p{L})à maison(?!\p{L})/giu, "à la maison")
    .replace(
      /(?<=(?<!\p{L})(?:habit|install|viv|vis|vit|véc)\p{L}* )à (?=(?:cette|cet|ce|une?)\b)/giu,
      "dans ",
    )
    .replace(
      /(?<=(?<!\p{L})(?:mont|augment|baiss|diminu|descend|chut|recul|progress)(?:é|e|u|ent|er|era|és|ée|ées) )(?=(?:\p{L}+|\d+) (?:pour cent|mètres?|degrés?|euros|dollars|points|kilos?)(?!\p{L}))/giu,
      "de ",
    )
    .replace(/(?<!\p{L})dans (?=(?:1\d|20)\d\d(?!\d))/giu, "en ")
    .replace(
      /\bparl(\p{L}*) sur (?!un ton)(le |les )?/giu,
      (_, end: string, the = "") => `parl${end} ${ABOUT[the] ?? "de "}`,
    )
    .replace(
      /(?<=\b(?:si|très|trop|plus|tellement|aussi) )porter(?=\s*(?:[,.;!?]|$| que?\b| qu'))/gi,
      "dur",
    )
    .replace(/\bmerci (beaucoup )?par son\b/gi, (_, much = "") => `merci ${much}pour votre`)
    .replace(/\bmerci (beaucoup )?par\b/gi, (_, much = "") => `merci ${much}pour`)
    .replace(THANKS_FOR_DOING, (thanks) => thanks.replace(/pour $/i, "de "))
    .replace(
      /\bque (?:bon|bien) (?=(?:(?:me|te|le|la|les|vous|nous|y) |l')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
      "quel plaisir de ",
    )
    .replace(/(?<!\p{L})(ce|est-ce) que se (?=pass)/giu, "$1 qui se ")
    .replace(
      /(?<!\p{L})(ce qui|ça|cela) (?:est|a) passée?(?=\s*(?:[,.;!?]|$)| (?:à|avec|hier|avant|après|aujourd'hui|ici|là|dans|en|quand|ce)(?!\p{L}))/giu,
      "$1 s'est passé",
    )
    .replace(/(?<!\p{L})par moi,? (?:c')?est bien(?!\p{L})/giu, "ça me va")
    .replace(/(?<=^|[.!?…,] )devant(?=\s*(?:[,.;!?]|$))/giu, "allez-y")
    .replace(/(?<!\p{L})(?:vous )?dis(?:i?ez|ent) à (?:elle|lui)(?!\p{L})/giu, "dites-lui")
    .replace(/(?<!\p{L})ce qui passe (?=avec|à|ici|là)/giu, "ce qui se passe ")
    .replace(
      /(?<!\p{L})qu(?:i|'est-ce que) passe (?=si |s'|quand )/giu,
      keepCapital("que se passe-t-il "),
    )
    .replace(
      /(?<=\p{L}) jamais plus (ai|as|a|avons|avez|ont|avait|avais|avaient)(?!\p{L})/giu,
      " n'$1 plus jamais",
    )
    .replace(
      /(?<!\p{L})(attend\p{L}*) par (nous|vous|moi|lui|elle|eux)(?!\p{L})/giu,
      (_, wait: string, whom: string) => `${WHOM[whom.toLowerCase()] ?? `${whom} `}${wait}`,
    )
    .replace(/(?<!\p{L})qu'(?=ai(?!\p{L}))/giu, "que j'")
    .replace(
      /\bn'importe quel(?=\s*(?:[,.;!?]|$)| (?:dans|en|au|à|de|qui|que|avec|pour)(?!\p{L}))/giu,
      keepCapital("n'importe qui"),
    )
    .replace(WITHOUT_ANY, (_, vowel: string | undefined, what: string) =>
      FEELING.test(what) ? "" : vowel ? "d'" : "de ",
    )
    .replace(/(?<=(?<!\p{L})attend\p{L}* )par (?=\p{L})/giu, "")
    .replace(/(?<!\p{L})ne vous préoccupez pas\b/giu, "ne vous inquiétez pas")
    .replace(/(?<!\p{L})comment (?=(?:fonctionne|marche|va)\s*(?:[,.;!?]|$))/giu, "comment ça ")
    .replace(
      /(?<!\p{L})(?:dans|à) (mon|ton|son|votre|notre|leur) (?:endroit|lieu)(?=\s*(?:[,.;!?]|$))/giu,
      (_, whose: string) => `à ${PLACE_OF[whose.toLowerCase()] ?? whose} place`,
    )
    .replace(
      /(?<=^|[.!?…] )comme (?=(?:plus|moins) [^.!?]*, (?:plus|moins|mieux|pire)(?!\p{L}))/giu,
      "",
    )
    .replace(/(?<=(?:plus|moins) [^.!?]*, )(mieux|pire)(?=\s*(?:[.;!?]|$))/giu, "$1 c'est")
    .replace(TAKES, (_, ending: string) => `cela ${TAKE[ending.toLowerCase()] ?? "prend"}`)
    .replace(
      /(?<=(?<!\p{L})(?:fai\p{L}*|fer\p{L}+|font) (?:\p{L}+ )?)par (?=(?:moi|toi|lui|elles?|nous|vous|eux)(?!\p{L}))/giu,
      "pour ",
    )
    .replace(WISH, (_, when: string) => GOOD[when.charAt(0).toLowerCase()] ?? when)
    .replace(/(?<=\b(?:depuis|pendant|dans|par|presque) )demi-heure\b/gi, "une demi-heure")
    .replace(/(?<!\p{L})(?:il|cela|ça) n'importe pas(?=\s*(?:[,.;!?]|$))/giu, "peu importe")
    .replace(/(?<!\p{L})combien (?=coût\p{L}*\s*(?:[,.;!?]|$))/giu, "combien ça ")
    .replace(/(?<!\p{L})comment (?:il|cela|ça) (?=coût\p{L}*\s*(?:[,.;!?]|$))/giu, "combien ça ")
    .replace(
      /(?<!\p{L})combien de temps tarder(?=a(?:it)?(?!\p{L}))/giu,
      "combien de temps cela prendr",
    )
    .replace(
      /(?<!\p{L})n'y (a|avait|aura) pas (?=(?!de |d'|une? |le |la |les |l'|que |moyen|lieu|seulement|encore|assez|plus)(\p{L}+)(?:\s*[,.;!?]|$| (?:pour|avec|dans|ici|là|à|en)(?!\p{L})))/giu,
      "n'y $1 pas de ",
    )
    .replace(/\bdans le matin suivant\b/gi, "le lendemain matin")
    .replace(/\bdans le jour suivant\b/gi, "le lendemain")
    .replace(/\bmon aimée\b/gi, "ma chère")
    .replace(/\baimés (?=amis\b)/gi, "chers ")
    .replace(/(?<=\b(?:combien|ça|cela|il|elle|qui) )côte(?=(?:nt)?(?!\p{L}))/giu, "coûte")
    .replace(/\bpar faveur\b/gi, "s'il vous plaît")
    .replace(/\bbon jour\b/gi, "bonjour");

/** "Je n'avais pas de l'argent". */
const WITHOUT_ANY =
  /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avai[st]|avaient|avions|aviez) pas )(?:(?:du|de la|des) (?!tout(?!\p{L}))|de l'(?=(\p{L})))(?=(\p{L}+))/giu;

const FEELING = /^(?:peur|faim|soif|raison|tort|envie|besoin|sommeil|froid|chaud|mal|honte)$/iu;

const WHOM: Readonly<Record<string, string>> = { moi: "m'", lui: "l'", elle: "l'", eux: "les " };

const PLACE_OF: Readonly<Record<string, string>> = { mon: "ma", ton: "ta", son: "sa" };

const TAKES =
  /(?<!\p{L})(?:il|cela|ça) tard(e|era|erait|ait)(?= (?:(?:seulement|à peine|environ|presque|près de|plus de|moins de) )?(?:\p{L}+|\d+) (?:seconde|minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu;
const TAKE: Readonly<Record<string, string>> = {
  era: "prendra",
  erait: "prendrait",
  ait: "prenait",
};

const WISH =
  /(?<!\p{L})ayez une? (?:bonne?|grande?|excellente?|belle|beau) (fin de semaine|week-end|jour(?:née)?|soir(?:ée)?|nuit)(?!\p{L})/giu;
const GOOD: Readonly<Record<string, string>> = {
  f: "bon week-end",
  w: "bon week-end",
  j: "bonne journée",
  s: "bonne soirée",
  n: "bonne nuit",
};

const THANKS_FOR_DOING =
  /\bmerci (?:beaucoup )?pour (?=(?!votre|notre|quatre|autre|cher|hier)(?:(?:me|te|se|le|la|les|lui|leur|vous|nous|y|en) |[mtsl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const OTHERS =
  /(?<!['’]|\b(?:les|des|nos|vos|ses|mes|tes|aux|deux|trois|quatre|entre|ces|leurs|quelques|plusieurs|tous|toutes|certaine?s|beaucoup) )(?<=[\p{L},] )autres (?=\p{L}+[sx](?!\p{L}))/giu;

const ABOUT: Readonly<Record<string, string>> = { "le ": "du ", "les ": "des " };

const SHOWN_HOW =
  /(?<!\p{L})((?:montr|expliqu|di[rst]|demand|sai|sav|appren|voi|voy|enseign)\p{L}*) comme(?= (?!hier)(?:(?:se|le|la|les) |[sl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const CONFERENCE = (found: string): string =>
  found.replace(/^l'/i, (the) => `${the.charAt(0)}a `).replace("assise", "conférence");

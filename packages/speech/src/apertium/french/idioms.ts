import { keepCapital } from "../../capitals.ts";
import { family } from "./family.ts";
import { itIs } from "./it-is.ts";
import { negation } from "./negation.ts";
import { time } from "./time.ts";

/** Says in French what Apertium copied word by word from its sources' idioms. */
export const frenchIdioms = (text: string): string =>
  itIs(family(time(negation(text))))
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
    .replace(
      /(?<!\p{L})(?:au|à) point d(?:e |')(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
      "sur le point de ",
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
    .replace(/(?<=(?<!\p{L})(?:c')?(?:est|était) )vérité(?!\p{L})/giu, "vrai")
    .replace(/\b(remerci\p{L}+) à (?=\p{L})(?!nouveau)/giu, "$1 ")
    .replace(/(?<=\b(?:plus|moins) )de lentille(?=\s*(?:[,.;!?]|$)| qu)/gi, "lent")
    .replace(/(?<!\p{L})à maison(?!\p{L})/giu, "à la maison")
    .replace(
      /(?<=(?<!\p{L})(?:habit|install|viv|vis|vit|véc)\p{L}* )à (?=(?:cette|cet|ce|une?)\b)/giu,
      "dans ",
    )
    .replace(
      /(?<=(?<!\p{L})(?:mont|augment|baiss|diminu|descend|chut|recul|progress)(?:é|e|u|ent|er|era|és|ée|ées) )(?=(?:\p{L}+|\d+) (?:pour cent|mètres?|degrés?|euros|dollars|points|kilos?)(?!\p{L}))/giu,
      "de ",
    )
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
      /(?<!\p{L})(attend\p{L}*) par (nous|vous|moi|lui|elle|eux)(?!\p{L})/giu,
      (_, wait: string, whom: string) => `${WHOM[whom.toLowerCase()] ?? `${whom} `}${wait}`,
    )
    .replace(/(?<!\p{L})qu'(?=ai(?!\p{L}))/giu, "que j'")
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
    .replace(
      /(?<=(?<!\p{L})(?:fai\p{L}*|fer\p{L}+|font) (?:\p{L}+ )?)par (?=(?:moi|toi|lui|elles?|nous|vous|eux)(?!\p{L}))/giu,
      "pour ",
    )
    .replace(/(?<!\p{L})combien (?=coût\p{L}*\s*(?:[,.;!?]|$))/giu, "combien ça ")
    .replace(/(?<!\p{L})comment (?:il|cela|ça) (?=coût\p{L}*\s*(?:[,.;!?]|$))/giu, "combien ça ")
    .replace(/(?<!\p{L})l[ea] (?=téléphon(?!es?(?!\p{L})))/giu, "lui ")
    .replace(/(?<!\p{L})les (?=téléphon(?!es?(?!\p{L})))/giu, "leur ")
    .replace(
      /(?<=(?<!\p{L})demand\p{L}* )pour (?=(\p{L}+(?:er|ir|re)(?!\p{L})))/giu,
      (_, verb: string) => (/^[aeéèêiouh]/i.test(verb) ? "d'" : "de "),
    )
    .replace(/(?<!\p{L})(?:dans|en) (?:l')?argent(?=\s*(?:[,.;!?]|$))/giu, "en espèces")
    .replace(
      /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont) )(\p{L}+(?:é|i|u)) (bien|mal)(?=\s*(?:[,.;!?]|$))/giu,
      "$2 $1",
    )
    .replace(/\bmon aimée\b/gi, "ma chère")
    .replace(/\baimés (?=amis\b)/gi, "chers ")
    .replace(/(?<=\b(?:combien|ça|cela|il|elle|qui) )côte(?=(?:nt)?(?!\p{L}))/giu, "coûte")
    .replace(/\bpar faveur\b/gi, "s'il vous plaît")
    .replace(/\bbon jour\b/gi, "bonjour");

const WHOM: Readonly<Record<string, string>> = { moi: "m'", lui: "l'", elle: "l'", eux: "les " };

const PLACE_OF: Readonly<Record<string, string>> = { mon: "ma", ton: "ta", son: "sa" };

const THANKS_FOR_DOING =
  /\bmerci (?:beaucoup )?pour (?=(?!votre|notre|quatre|autre|cher|hier)(?:(?:me|te|se|le|la|les|lui|leur|vous|nous|y|en) |[mtsl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const OTHERS =
  /(?<!['’]|\b(?:les|des|nos|vos|ses|mes|tes|aux|deux|trois|quatre|entre|ces|leurs|quelques|plusieurs|tous|toutes|certaine?s|beaucoup) )(?<=[\p{L},] )autres (?=\p{L}+[sx](?!\p{L}))/giu;

const ABOUT: Readonly<Record<string, string>> = { "le ": "du ", "les ": "des " };

const SHOWN_HOW =
  /(?<!\p{L})((?:montr|expliqu|di[rst]|demand|sai|sav|appren|voi|voy|enseign)\p{L}*) comme(?= (?!hier)(?:(?:se|le|la|les) |[sl]')?\p{L}+(?:er|ir|re)(?!\p{L}))/giu;

const CONFERENCE = (found: string): string =>
  found.replace(/^l'/i, (the) => `${the.charAt(0)}a `).replace("assise", "conférence");

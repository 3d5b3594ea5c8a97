import { keepCapital, prepend } from "../capitals.ts";
import { askDirectly } from "./veuillez.ts";

/**
 * Says French in words that Apertium's pairs from it translate: "on" for us is "nous", and what French counts or asks for
 * needs no "du" elsewhere.
 */
export const knownFrench = (text: string): string =>
  IDIOMS.reduce(
    (known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)),
    askDirectly(text)
      .replace(
        SOMEBODY,
        (_, pronoun: string, have: string) => `ils ${pronoun}${THEY[have] ?? have}`,
      )
      .replace(WE, (_, before: string, verb: string) => {
        const own = before.replace(/s(?:e |')$/i, "nous ");
        return `nous ${own}${OUR[verb.toLowerCase()] ?? verb.replace(/ait$/, "ions").replace(/ra$/, "rons")}`;
      })
      .replace(OUR_OWN, (_, verb: string) => `nous ${verb.replace(/e$/, "")}ons `)
      .replace(WE_OURSELVES, (_, verb: string) => `nous nous ${verb}ons`)
      .replace(TOLD, (verb: string) => prepend("vous ", verb))
      .replace(AGAIN, keepCapital("essay$2 de nouveau")),
  ).replace(SOME, "");

const OUR: Readonly<Record<string, string>> = {
  a: "avons",
  est: "sommes",
  va: "allons",
  avait: "avions",
  était: "étions",
  peut: "pouvons",
  doit: "devons",
  veut: "voulons",
  sait: "savons",
  vient: "venons",
  voit: "voyons",
  vit: "vivons",
  met: "mettons",
  part: "partons",
};
const CLITIC = String.raw`(?:(?:ne|y|en|le|la|les|se) |[nls]')`;
const WE = new RegExp(
  String.raw`(?<!\p{L})(?:l')?on (${CLITIC}*)(${Object.keys(OUR).join("|")}|\p{L}{2,}(?:ait|era|ira|rra))(?![\p{L}-])`,
  "giu",
);
/** "On vend nos légumes". */
const OUR_OWN = /(?<!\p{L})(?:l')?on (\p{L}{2,}(?:[^\Waeiou]e|d)) (?=(?:nos|notre)(?!\p{L}))/giu;

/** "On se retrouve". */
const WE_OURSELVES = /(?<!\p{L})on se (\p{L}{2,}[^\Waeiou])e(?!\p{L})/giu;

const THEY: Readonly<Record<string, string>> = {
  a: "ont",
  avait: "avaient",
  dit: "disent",
  demande: "demandent",
};
/** "On m'a dit": others did. */
const SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})on ((?:(?:me|te|nous|vous|lui|leur) |[mt]'))(${Object.keys(THEY).join("|")})(?!\p{L})`,
  "giu",
);

/** "Du", "de la" or "de l'" of what somebody does, has or wants. */
const SOME =
  /(?<=(?<!\p{L})(?:fai\p{L}+|font|mang\p{L}+|boire|bois|boit|buvons|buvez|pren\p{L}+|demand\p{L}+|ach[eè]t\p{L}+|ajout\p{L}+|trouv\p{L}+|gagn\p{L}+|met|mets|mett\p{L}+|veu[xt]|voul\p{L}+|ai|as|a|avons|avez|ont|avait|faut|faudra|vend\p{L}*)(?: (?:juste|seulement|encore|toujours|aussi|besoin|pas))? )(?:du |de la |de l')(?=\p{L})/giu;

/** "Faites", which the pairs take for a participle. */
const TOLD = /(?<=^|[.!?…,;:] |\bet )(?:faites|dites)(?![\p{L}-]| (?:\p{L}+ )?attention)/giu;

/** The pairs do not know this verb. */
const AGAIN = /(?<!\p{L})(re|ré)essay(er|ez|ons|é)(?: de nouveau| encore)?(?!\p{L})/giu;

const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bvous )\bfaites (?:bien |très )?attention(?! (?:à|aux?)(?!\p{L}))/giu, "soyez prudents"],
  [
    /(?<!\p{L})(n'(?:ai|as|a|avons|avez|ont|avait|avais) )(?:toujours |encore )?rien (\p{L}+(?:[éiu]|is|it|ert))(?!\p{L})/giu,
    "$1$2 rien",
  ],
  [/\bil n'y a plus (?=d[e'])/giu, "il ne reste pas "],
  [/\bne quittez pas(?=\s*(?:[,.;!?]|$))/giu, "n'accrochez pas"],
  [/\bhâte (?=de |d')/giu, "envie "],
  [/(?<!\p{L})(?:ça|cela) ne fait rien(?=\s*(?:[,.;!?]|$))/giu, "ce n'est pas grave"],
  [/(?<!\p{L})([jn])'aimer(?=(?:ais|ait|ions|iez|aient)(?!\p{L}))/giu, "$1e voudr"],
  [/(?<![\p{L}'])aimer(?=(?:ais|ait|ions|iez|aient)(?!\p{L}))/giu, "voudr"],
  [/, c'est (?=qu[e'])/giu, " est "],
  [/\bc'est bien (?=(?:ce|cela|celui|celle|ça|un|une|le|la|lui|elle)(?!\p{L}))/giu, "c'est "],
  [/\bd'entre (?=(?:nous|vous|eux|elles)(?!\p{L}))/giu, "de "],
  [/\bil suffit d(?:e |')/giu, "il faut seulement "],
  [
    /(?<!s')\bil s'agit d(?:e |')(?=(?:une?|mon|ma|mes|son|sa|ses|cet?|cette)(?!\p{L}))/giu,
    "c'est ",
  ],
  [/\bil ne s'agit pas (?=d)/giu, "ce n'est pas question "],
  [
    /(?<=\bn'est pas )question d(?:e |')(?=(?:une?|mon|ma|mes|son|sa|ses|cet?|cette)(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<=(?:[mt]'|(?:nous|vous|lui|leur) )(?:a|ai|as|ont|avait|avaient) )appris(?!\p{L})/giu,
    "enseigné",
  ],
  [/(?<=(?<!\p{L})des \p{L}+, )des (?=\p{L})/giu, ""],
  [/\bmerci (beaucoup )?de (?=(?:m'|nous |l'|vous )(?:avoir|être)(?!\p{L}))/giu, "merci $1pour "],
  [/(?<!\p{L})raccroch(?=\p{L})/giu, "accroch"],
  [/(?<!\p{L})patient(er|ez|ons)(?!\p{L})/giu, "attend$1"],
  [/(?<!\p{L})attender(?!\p{L})/giu, "attendre"],
  [/(?<!\p{L})peu à peu(?!\p{L})/giu, "petit à petit"],
  [/\bpas chers?\b/gi, "bon marché"],
  [/\bpendant que\b/gi, "tandis que"],
  [/\bpendant qu'/gi, "tandis qu'"],
  [/\bil ne faut (?:surtout )?pas\b/gi, "on ne doit pas"],
  [/\bon dit (souvent |parfois |toujours )?qu(?=e |')/gi, "ils disent $1qu"],
  [/\bc'est d(?:e |')(?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu, "c'est "],
  [/\bqu'est-ce qui (?=\p{L})/giu, "quelle chose "],
  [/(?<!\p{L})(?:se|vous|me|te|nous) lancer(?! dans)(?!\p{L})/giu, "commencer"],
  [/(?<!\p{L})((?:vous|me|te|lui|leur|nous) )?en parler(?!\p{L})/giu, "$1parler de cela"],
  [/\b(?:d'après|selon) moi\b/gi, "à mon avis"],
  [/\bil paraît qu(?=e |')/giu, "il semble qu"],
  [/\bs'en (?=est rendu|sont rendu)/giu, "s'"],
  [/(?<=\bil y (?:avait|aura|a eu|aurait) )des (?=\p{L})/giu, ""],
  [/(?<=^(?![^.!?]*(?<!\p{L})(?:du|de la|d)(?!\p{L}))[^.!?]* (?:et|ou) )des (?=\p{L})/giu, ""],
  [/\bfailli (?=\p{L}+(?:er|ir|re|oir)(?!\p{L})|tout )/giu, "été sur le point de "],
  [/(?<=\p{L} )tout (\p{L}+(?:er|ir|re|oir))(?!\p{L})/giu, "$1 tout"],
  [/(?<=^|[.!?…,] )c'est pour (?:ça|cela) que (?=\p{L})/giu, "pour cela, "],
  [/(?<=^|[.!?…,] )c'est pour (?:ça|cela) qu'/giu, "pour cela, "],
  [/(?<=\b(?:suis|es|sommes|êtes|étais|étions|étiez) )là(?!-|\p{L})/giu, "ici"],
  [
    /(?<=\b(?:mieux|plutôt|préf[eè]r\p{L}+) [^.!?]*)que de (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu,
    "que ",
  ],
  [
    /\bil y en (a|avait|aura) (?=une?(?!\p{L})|deux|trois|quatre|cinq|beaucoup|plusieurs)/giu,
    "il y $1 ",
  ],
  [
    /\bgoûter (?=(?:à |nos|les?|la|une?|ces?|cette|mon|ma|mes|votre|vos|notre)(?!\p{L}))/giu,
    "déguster ",
  ],
  [/(?<=^|[.!?…,] )eh bien,? /giu, "alors, "],
  [/\bjuste (?=(?:du|de la|des|une?|pour|les?|la|mon|ma)(?!\p{L})|de l'|d')/giu, "seulement "],
  [/\bsites? (?:internet|web)\b/gi, "site"],
  [/\bmerci d'être (?:là|ici|venue?s?)(?: si nombreu(?:x|ses))?/giu, "merci pour votre présence"],
  [/\bmerci de (?=(?:votre|vos|ton|ta|tes)(?!\p{L}))/giu, "merci pour "],
];

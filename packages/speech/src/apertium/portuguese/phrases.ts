import { keepCapital } from "../../capitals.ts";
import { callSomebody } from "./calling.ts";
import { CALLS_AND_SCREENS } from "./calls-and-screens.ts";
import { CONVERSATION } from "./conversation.ts";
import { EVERYDAY } from "./everyday.ts";
import { otherVerbs } from "./verbs.ts";
import { watch } from "./watching.ts";
import { WHEN_AND_WHERE } from "./when-and-where.ts";

/** Says Portuguese idioms, which Apertium translates word by word, in other words. */
export function sayPlainly(text: string): string {
  return [...CONVERSATION, ...CALLS_AND_SCREENS, ...EVERYDAY, ...WHEN_AND_WHERE, ...PHRASES].reduce(
    (known, [phrase, plain]) => known.replace(phrase, keepCapital(plain)),
    callSomebody(otherVerbs(watch(text))),
  );
}

const WE_DO = String.raw`(?<!\p{L})(?!(?:v|est|d|ch)amos)(\p{L}+)amos(?!\p{L})`;
const PASSED = String.raw`(?<!\p{L})(?:ontem|anteontem|em (?:19|20)\d\d|(?:semana|noite|vez) passada|(?:mês|ano|verão|inverno) passado|atrás)(?!\p{L})`;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bna verdade\b/gi, "em realidade"],
  [/(?<=\bnão toquem? )n(?=[oa]s? |is[st]o\b|aquilo\b)/gi, ""],
  [/\bclique (?=n[oa]s? |em )/gi, "faça clique "],
  [
    /(?<=\b(?:eu|normalmente|sempre) )acordo(?=\s*(?:[,.;!?]|$)| (?:cedo|tarde|às|de)(?!\p{L}))/giu,
    "me desperto",
  ],
  [/\bbarulho(?=s?\b)/gi, "ruído"],
  [/\b(?:primeiro|antes) de tudo\b/gi, "em primeiro lugar"],
  [/\bcertifique-se (?:de )?que\b/gi, "assegure-se de que"],
  [/\bsinta-se (?:livre|à vontade) para\b/gi, "não hesite em"],
  [/(?:\bdeixe-me|\bme deixe) saber\b/gi, "diga-me"],
  [/(?<=^|[.!?…,] |(?:^|[^\p{L}])(?:e|mas|então) )o que (?=[^.!?…]*\?)/giu, "que "],
  [/\bhoje à noite\b/gi, "esta noite"],
  [
    /(?<=(?<!\p{L})(?:est\p{L}+|fi[cq]\p{L}+|s[ei]nt\p{L}+|é|são|quase|tudo) )pront(?=[oa]s?(?!\p{L}))/giu,
    "preparad",
  ],
  [/\bonde fica(?!\p{L})/giu, "onde está"],
  [/\bonde ficam\b/gi, "onde estão"],
  [/(?<!\p{L})o (\p{L}+) del[ea](?!\p{L})/giu, "o seu $1"],
  [/(?<!\p{L})a (\p{L}+) del[ea](?!\p{L})/giu, "a sua $1"],
  [/(?<!\p{L})([dn])o (\p{L}+) del[ea](?!\p{L})/giu, "$1o seu $2"],
  [/(?<!\p{L})([dn])a (\p{L}+) del[ea](?!\p{L})/giu, "$1a sua $2"],
  [/\bbom demais\b/gi, "demasiado bom"],
  [/(?<!\p{L})e-mail(?!s?\p{L})/giu, "correio eletrônico"],
  [/\bcom certeza\b/gi, "certamente"],
  [/\bnão tem problema\b/gi, "não há problema"],
  [/\bvejo vocês?(?= )/gi, "nos vemos"],
  [/(?<=\b(?:oi|olá|ei|bom dia|boa tarde|boa noite),? )pessoal\b/giu, "a todos"],
  [/\btchau\b/gi, "adeus"],
  [/\b(?:meus|minhas) (?=querid[ao]s )/gi, ""],
  [/\bsão (?=casad[ao]s\b)/gi, "estão "],
  [/\bé (?=casad[ao]\b)/gi, "está "],
  [
    /(?<=\b(?:est[aá]|estão|estava|é|são|era|for|seja|ficar?) )(\p{L}+) o suficiente\b/giu,
    "suficientemente $1",
  ],
  [/\bem seguida\b/gi, "depois"],
  [/(?<!\p{L})isto é(?!\p{L}|,)/giu, "isso é"], // without its comma no "that is to say"
  [/\bestou cert[oa](?=\s*(?:[,.;!?]|$))/gi, "tenho razão"],
  [/(?<!\p{L})está cert[oa](?=\s*(?:[,.;!?]|$))/giu, "tem razão"],
  [/\bestava cert[oa](?=\s*(?:[,.;!?]|$))/gi, "tinha razão"],
  [
    /(?<=\b(?:trabalh|estud)\p{L}+ )(?:muito )?duro(?=\s*(?:[,.;!?]|$)| (?:e|mas|para|porque|hoje|ontem)(?!\p{L}))/giu,
    "muito",
  ],
  [/(?<=\b(?:trabalh|estud)\p{L}+ )(?:muito )?duro(?!\p{L})/giu, "bastante"],
  [/(?<=\bque vocês? )ach(?=am?\b)/giu, "pens"],
  [/(?:\bdeixe-nos|\bnos deixe) saber\b/gi, "diga-nos"],
  [/(?<=\bprefir?\p{L}+ [^.!?…]*)(?<!\p{L})do que(?= \p{L}+r(?!\p{L}))/giu, "a"],
  [
    /(?<!\p{L})por (?=(?:(?:mais|menos|cerca) de )?(?!volta|favor|isso|causa)(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|década)(?:es|s)?(?!\p{L}))/giu,
    "durante ",
  ],
  [/\bno final(?! d[eoa])/gi, "ao final"],
  [/(?<!\p{L})no início(?! d[eoa])/giu, "ao início"],
  [/(?<!(?<!\p{L})(?:ped|diss)\p{L}* a )\btodos que\b/giu, "todos os que"],
  [/(?<!\p{L})a cada (?=(?:\p{L}+|\d+) \p{L})/giu, "cada "],
  [/\bmal (?=(?:posso|pode|podia|podem|consigo|consegue|sei|sabe|sabia)\b)/gi, "quase não "],
  [
    /(?<=(?<!\p{L})(?:ca[ií]|sub|aument|diminu|baix|cresc|reduz)\p{L}* )para (?=(?:[oa]s?|seu|sua|uma?|\d+|cem|mil|quase|cerca|mais|menos)(?!\p{L}))/giu,
    "até ",
  ],
  [/^(?=gostaria )/giu, "eu "],
  [/(?<=^[^,.!?…]{1,30}, )(?=gostaria )/giu, "eu "],
  [
    /(?<=^(?!.*(?<!\p{L})(?:mais|menos|melhor|pior|maior|menor|antes|prefir\p{L}*|outr[oa]|diferente)(?!\p{L}))[^.!?…]*)(?<!\p{L})do que(?= \p{L})/giu,
    "daquilo que",
  ],
  [/\bno que(?= (?!diz respeito|toca)\p{L})/giu, "naquilo que"],
  [/\bcham(?=(?:ar\p{L}*|asse|ou|ei|a|o|am|e|em) de volta\b)/giu, "telefon"],
  [/(?<=\btelefon\p{L}+ )de volta\b/giu, "outra vez"],
  [/\bvir(?=(?:e|ar|a|amos|o|ou|ei|em) (?:à|na próxima|no próximo|para a) )/giu, "gir"],
  [/\bcanto(?= (?:superior|inferior|direito|esquerdo)\b)/gi, "ângulo"],
  [/\bno canto seguinte\b/gi, "na esquina seguinte"],
  [/\bno próximo canto\b/gi, "na próxima esquina"],
  [/(?<=(?<!\p{L})est\p{L}{1,4} )vindo(?!\p{L})/giu, "a vir"], // "come" and "coming" are one word
  [/\bprestes a\b/gi, "a ponto de"],
  [/(?<!\p{L})à procura de(?!\p{L})/giu, "em busca de"],
  [
    /(?<=(?<!\p{L})(?:telefone|telemóvel|celular|campainha|despertador|sino|alarme) )toc(?=(?:ou|a|ava)(?!\p{L}))/giu,
    "so",
  ],
  [/(?<!\p{L})não consigo (?=\p{L}+[aei]r(?!\p{L}))/giu, "não posso "],
  [/(?<!\p{L})não conseguia(m?) (?=\p{L}+(?:[aei]r(?!\p{L})|[áêí]-l))/giu, "não podia$1 "],
  [/(?<!\p{L})não conseguiram (?=\p{L}+(?:[aei]r(?!\p{L})|[áêí]-l))/giu, "não puderam "],
  [/(?<!\p{L})não consegui (?=\p{L}+[aei]r(?!\p{L}))/giu, "não pude "],
  [/(?<!\p{L})não conseguiu (?=\p{L}+[aei]r(?!\p{L}))/giu, "não pôde "],
  [/(?<!\p{L})não consegue (?=\p{L}+[aei]r(?!\p{L}))/giu, "não pode "],
  [/(?<!\p{L})não conseguimos (?=\p{L}+[aei]r(?!\p{L}))/giu, "não podemos "],
  [/(?<!\p{L})não conseguem (?=\p{L}+[aei]r(?!\p{L}))/giu, "não podem "],
  [
    /(?<=\b(?:ir|vamos|vou|vai|vão|fui|fomos|iremos|iria|indo|volt\p{L}+|viaj\p{L}+|voa\p{L}*) )para o(?=s? \p{L})/giu,
    "ao",
  ],
  [
    /(?<=\b(?:ir|vamos|vou|vai|vão|fui|fomos|iremos|iria|indo|volt\p{L}+|viaj\p{L}+|voa\p{L}*) )para a(?=s? \p{L})/giu,
    "à",
  ],
  [
    /(?<=\b(?:aument|diminu|cresc|reduz|sub|ca[ií])\p{L}+ )em (?=(?:\d|dois|duas|três|quatro|cinco|dez|vinte|trinta|cem|mil|meio|cerca)(?!\p{L}))/giu,
    "",
  ],
  // The days that are counted: "de segunda a sexta", "toda quinta".
  [
    /(?<=(?<!\p{L})(?:na|da|até|para|última|esta) )(segunda|terça|quarta|quinta|sexta)(?=\s*(?:[,.;!?]|$)| (?:e|às|até|passada)(?!\p{L}))/giu,
    "$1-feira",
  ],
  [
    /(?<=(?<!\p{L})(?:toda|próxima) )(segunda|terça|quarta|quinta|sexta)(?! (?:vez|parte|feira))(?=[ ,.;!?])/giu,
    "$1-feira",
  ],
  [
    /(?<!\p{L})(segunda|terça|quarta|quinta|sexta)(?= (?:a (?:terça|quarta|quinta|sexta|sábado|domingo)|à (?:noite|tarde)|ao meio-dia|de manhã|que vem)(?!\p{L}))/giu,
    "$1-feira",
  ],
  [
    /(?<=(?<!\p{L})(?:terça|quarta|quinta|segunda)-feira a )(terça|quarta|quinta|sexta)(?!\p{L}|-)/giu,
    "$1-feira",
  ],
  [
    /(?<=(?<!\p{L})todas as )(segunda|terça|quarta|quinta|sexta)s(?=\s*(?:[,.;!?]|$)| (?:à|às|de)(?!\p{L}))/giu,
    "$1s-feiras",
  ],
  [/\bcerteza que\b/gi, "certeza de que"],
  [/\btenho certeza\b/gi, "estou seguro"],
  [/\btem certeza\b/gi, "está seguro"],
  [/\btemos certeza\b/gi, "estamos seguros"],
  [/\btêm certeza\b/gi, "estão seguros"],
  [
    /\b(olh(?:ar|ando|o|a|amos|am|ei|ou|aram|ava|avam|em?)) para (?=(?:[oa]s?|uma?|est[ea]s?|ess[ea]s?|isso|isto|seus?|suas?|meus?|minhas?|noss[oa]s?) )/giu,
    "$1 ",
  ],
  // What breaks breaks itself.
  [
    /(?<!\bse )\bquebr(?=(?:ou|aram)(?:\s*[,.;!?]|$| (?:e|mas|ontem|hoje|de novo)(?!\p{L})))/giu,
    "se quebr",
  ],
  // "I really like": the pairs know the verb beside its pronoun only.
  [
    /(?<=(?<!\p{L})(?:eu|você|vocês|ele|ela|nós|eles|elas) )(realmente|também|sempre|mais|muito|\p{L}+mente) (gost(?:o|a|amos|am|ava|avam|aria|ariam|ei|ou))(?!\p{L})/giu,
    "$2 $1",
  ],
  [
    /\blev(?=(?:ei|ou|a|am|amos|aram|ará|aria|ar|ava) (?:(?:apenas|só|somente|mais de|menos de|cerca de|quase) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|década|tempo)(?:es|s)?(?!\p{L}))/giu,
    "demor",
  ],
  // "Começamos" is the past, too, beside a time that has passed.
  [new RegExp(`${WE_DO}(?=[^.!?…]*${PASSED})`, "giu"), "$1ámos"],
  [new RegExp(`(?<=${PASSED}[^.!?…]*)${WE_DO}`, "giu"), "$1ámos"],
];

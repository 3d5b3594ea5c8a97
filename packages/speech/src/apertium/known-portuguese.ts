import { spellTitles } from "@dubdeck/dubbing";

/**
 * Says Portuguese in words that Apertium's pairs from it know. They do not know the future subjunctive, "used to",
 * or titles and pronouns in some places, and translate idioms word by word.
 */
export function knownPortuguese(text: string): string {
  return PHRASES.reduce(
    (known, [phrase, plain]) => known.replace(phrase, keepCapital(plain)),
    spellTitles(text.replace(TITLE, lower), "pt")
      .replace(/\b(?:Sim|Agora)\b/g, lower) // names to it
      .replace(WE, "")
      .replace(PASSWORD, (_, before: string, many: string) => passwordAfter(before, many))
      .replace(USED_TO, (_, ending: string, verb: string) => imperfect(verb, ending))
      .replace(FEELING, (found, be: string) =>
        found.replace(/^\p{L}+ com/u, HAVE[be.toLowerCase()] ?? be),
      )
      .replace(IF, (_, before: string, verb: string, after: string) => {
        return `${before}${presentOf(verb, after)}${after}`;
      })
      .replace(WHEN, (_, before: string, stem: string, vowel: string, many: string) => {
        return `${before}${stem}${vowel.toLowerCase() === "a" ? "a" : "e"}${many ? "m" : ""}`;
      }),
  );
}

const TITLE = /\b(?:Sra?|Srta|Dra?|Prof)\.?(?= \p{Lu})/gu;

/** "Nós" before its verb, whose ending says it; elsewhere Apertium takes it for knots. */
const WE = /(?<!\p{L})nós (?!(?:mes|últi|próxi|óti)mos(?!\p{L}))(?=(?:não )?\p{L}+mos(?!\p{L}))/giu;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bna verdade\b/gi, "em realidade"],
  [/\b(?:primeiro|antes) de tudo\b/gi, "em primeiro lugar"],
  [/\bcertifique-se (?:de )?que\b/gi, "assegure-se de que"],
  [/\bsinta-se (?:livre|à vontade) para\b/gi, "não hesite em"],
  [/(?:\bdeixe-me|\bme deixe) saber\b/gi, "diga-me"],
  [/(?<=^|[.!?…,] |(?:^|[^\p{L}])(?:e|mas|então) )o que (?=[^.!?…]*\?)/giu, "que "],
  [/\bhoje à noite\b/gi, "esta noite"],
  [
    /(?<=(?<!\p{L})(?:est\p{L}+|fi[cq]\p{L}+|é|são|quase|tudo) )pront(?=[oa]s?(?!\p{L}))/giu,
    "preparad",
  ],
  [/\bonde fica(?!\p{L})/giu, "onde está"],
  [/\bonde ficam\b/gi, "onde estão"],
  [/(?<!\p{L})o (\p{L}+) del[ea](?!\p{L})/giu, "o seu $1"],
  [/(?<!\p{L})a (\p{L}+) del[ea](?!\p{L})/giu, "a sua $1"],
  [/(?<!\p{L})([dn])o (\p{L}+) del[ea](?!\p{L})/giu, "$1o seu $2"],
  [/(?<!\p{L})([dn])a (\p{L}+) del[ea](?!\p{L})/giu, "$1a sua $2"],
  [/\bcedo demais\b/gi, "muito cedo"],
  [/(?<!\p{L})(?!os? |as? |há )(\p{L}+) demais(?!\p{L})/giu, "demasiado $1"],
  [/(?<!\p{L})e-mail(?!s?\p{L})/giu, "correio eletrônico"],
  // The pairs know only "to tie", "to order" and "to agree".
  [
    /(?<=\b(?:me|te|lhe|nos|lhes) )ligu?(?=(?:[oae]|am|em|ou|ei|ar\p{L}*|ava)(?!\p{L}))/giu,
    "telefon",
  ],
  [
    /\bmand(?=(?:[oae]|am|em|ou|ei|ar|ará|arei|aria|ado|ada)(?! \p{L}+[aei]r(?!\p{L}))(?!\p{L}))/giu,
    "envi",
  ],
  [
    /(?<!(?:^|\P{L})(?:o|um|de|em|do|no|ao) )\bacord(?=(?:[ae]|am|em|ou|ei|ar|aram|ará|arei|ava|ado)(?!\p{L}))/giu,
    "despert",
  ],
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
];

/** Portuguese is "with hunger"; the pairs' other languages have it. */
const FEELING =
  /(?<!\p{L})(estou|está|estás|estamos|estão|estava|estávamos|estavam|estive|esteve) com (?=(?:muit[ao] )?(?:fome|sede|medo|sono|frio|calor|pressa|vontade|razão)(?!\p{L}))/giu;
const HAVE: Readonly<Record<string, string>> = {
  estou: "tenho",
  está: "tem",
  estás: "tens",
  estamos: "temos",
  estão: "têm",
  estava: "tinha",
  estávamos: "tínhamos",
  estavam: "tinham",
  estive: "tive",
  esteve: "teve",
};

/** Returns a replacer that keeps a capital letter at the start of what it replaces. */
const keepCapital =
  (plain: string) =>
  (found: string, ...groups: (string | number | undefined)[]): string => {
    const words = plain.replace(/\$(\d)/g, (_, n) => `${groups[Number(n) - 1] ?? ""}`);
    return /^\p{Lu}/u.test(found) ? upper(words) : words;
  };

/** Apertium knows "senha" as a sign only. */
const PASSWORD =
  /(?<!\p{L})(?:([ao]|à|da|na|uma|esta|essa|nossa|sua|minha|tua|as) )?senha(s?)(?!\p{L})/giu;

function passwordAfter(before: string | undefined, many: string): string {
  const article = before && (MASCULINE[before.toLowerCase()] ?? before);
  return `${article ? `${article} ` : ""}código${many} de acesso`;
}

const MASCULINE: Readonly<Record<string, string>> = {
  a: "o",
  as: "os",
  à: "ao",
  da: "do",
  na: "no",
  uma: "um",
  esta: "este",
  essa: "esse",
  nossa: "nosso",
  sua: "seu",
  minha: "meu",
  tua: "teu",
};

/** "Costumava" before an infinitive. */
const USED_TO = /\bcostumava(m|)\s+(\p{L}+[aei]r|pôr)(?!\p{L})/giu;

/** Returns the imperfect of a verb in the third person. */
function imperfect(infinitive: string, plural: string): string {
  const irregular = IMPERFECTS.get(infinitive.toLowerCase());
  const stem = infinitive.slice(0, -2);
  return `${irregular ?? stem + (infinitive.endsWith("ar") ? "ava" : "ia")}${plural}`;
}

const IMPERFECTS: ReadonlyMap<string, string> = new Map([
  ["ser", "era"],
  ["ter", "tinha"],
  ["vir", "vinha"],
  ["pôr", "punha"],
]);

/**
 * A regular verb in the future subjunctive, which looks like an infinitive; directly after "when" and a pronoun, because
 * an infinitive or a noun like "líder" may be anywhere else.
 */
const WHEN =
  /((?<!\p{L})(?:quando|assim que|logo que) (?:você|vocês|eu|ele|ela|eles|elas|alguém|isso|tudo) (?:não )?)(?!(?:quer|ser|ter|ir|vir|vier|der|for|\p{L}*(?:[tvz]er|iser|uder|sser|ouber|ouxer))(?:em|)(?!\p{L}))(\p{L}+)([aei])r(em|)(?!\p{L})/giu;

/** A condition's verb in the future subjunctive. */
const IF =
  /(\bse (?:(?:você|vocês|eu|ele|ela|eles|elas|alguém|isso) )?(?:não )?(?:(?:me|te|lhe|nos) )?)(tiver(?:em|mos|)|for(?:em|mos|)|quiser(?:em|mos|)|puder(?:em|mos|)|fizer(?:em|mos|)|houver|estiver(?:em|mos|)|vier(?:em|mos|)|disser(?:em|mos|)|souber(?:em|mos|)|der(?:em|mos|))(?!\p{L})(\s*\p{L}*)/giu;

const PRESENTS: Readonly<Record<string, readonly [one: string, many: string, we: string]>> = {
  tiver: ["tem", "têm", "temos"],
  for: ["é", "são", "somos"],
  quiser: ["quer", "querem", "queremos"],
  puder: ["pode", "podem", "podemos"],
  fizer: ["faz", "fazem", "fazemos"],
  houver: ["há", "há", "há"],
  estiver: ["está", "estão", "estamos"],
  vier: ["vem", "vêm", "vimos"],
  disser: ["diz", "dizem", "dizemos"],
  souber: ["sabe", "sabem", "sabemos"],
  der: ["dá", "dão", "damos"],
};

/** Returns the present of a verb in the future subjunctive; `after` tells "go" from "be". */
function presentOf(verb: string, after: string): string {
  const [, stem = "", ending = ""] = /^(\p{L}+?)(em|mos|)$/u.exec(verb.toLowerCase()) ?? [];
  const forms = GOES.test(after) && stem === "for" ? GO : PRESENTS[stem];
  return forms?.[ending === "em" ? 1 : ending === "mos" ? 2 : 0] ?? verb;
}

const GOES = /^\s*(?:para|ao?s?|às?|até)$/i;
const GO = ["vai", "vão", "vamos"] as const;

const lower = (text: string): string => text.toLowerCase();
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

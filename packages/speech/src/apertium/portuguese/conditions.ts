/**
 * Says a Portuguese condition in the present: Apertium does not know the future subjunctive, "se tiver" and "quando
 * chegar", which mostly looks like an infinitive.
 */
export const inPresent = (text: string): string =>
  text
    .replace(IRREGULAR, (_, before: string, verb: string, after: string) => {
      return `${before}${presentOf(verb, after, OF_MINE.test(before))}${after}`;
    })
    .replace(PRONOUN_AFTER, (_, before: string, stem: string, vowel: string, pronoun: string) => {
      return `${before}${pronoun} ${stem}${PLAIN[vowel.toLowerCase()]}r`;
    })
    .replace(WHEN, regular)
    .replace(WHEN_SOMETHING, regular)
    .replace(IF_SOMETHING, regular)
    .replace(IF, regular)
    .replace(ONLY_IF, regular)
    .replace(WHOEVER, regular)
    .replace(IF_SOMEBODY, regular);

const WORD_END = String.raw`(?!\p{L})`;
const WHILE = "quando|assim que|logo que|enquanto";
const SUBJECT = "(?:você|vocês|eu|ele|ela|eles|elas|alguém|isso|tudo) ";
const CLITICS = "(?:não )?(?:(?:me|te|se|lhe|nos|os?|as?) )?";

/** "Se você colocá-lo", which is "se você o colocar". */
const PRONOUN_AFTER = new RegExp(
  String.raw`((?<!\p{L})(?:se|quando) ${SUBJECT}(?:não )?)(\p{L}+)([áêí])-l([oa]s?)${WORD_END}`,
  "giu",
);
const PLAIN: Readonly<Record<string, string>> = { á: "a", ê: "e", í: "i" };

const IRREGULAR = new RegExp(
  String.raw`((?<!\p{L})(?:se|${WHILE}|quanto mais) (?:${SUBJECT}|[oa]s? (?:\p{L}+ ){1,3}?)?${CLITICS})` +
    `((?:tiv|quis|pud|fiz|estiv|vi|diss|soub|d|houv)er(?:em|mos|)|for(?:em|mos|))${WORD_END}` +
    String.raw`(\s*\p{L}*)`,
  "giu",
);

/** A regular verb; "quer" and the like are in the present, and "qualquer" and "melhor" are no verbs. */
const REGULAR = String.raw`(?!(?:(?:re)?quer|qualquer|ser|ter|ir|vir|vier|der|por|mulher|lugar)(?:em|)${WORD_END})(\p{L}+)([aei])r(em|)${WORD_END}`;

/** An infinitive does not follow "when" directly. */
const WHEN = new RegExp(
  String.raw`((?<!\p{L})(?:${WHILE}|quanto mais) (?:${SUBJECT})?${CLITICS})${REGULAR}(?! (?:é|era|foi|será)${WORD_END})`,
  "giu",
);

/** What stands before an infinitive that is one. */
const BEFORE_INFINITIVE =
  "vai|vão|quer|querem|pode|podem|deve|devem|precisa|precisam|começa|começam|tenta|tentam|consegue|conseguem|costuma|costumam|pretende|deseja|espera|ajuda|deixa|faz|fazem|gosta|parece|parecem";

/** "O nosso líder chegar": a noun, perhaps with an adjective. */
const SOMETHING_DOES = String.raw`(?:[oa]s? (?!\p{L}+r${WORD_END})|(?=(?:meu|minha|seu|sua|nosso|nossa)s? ))(?:(?:meu|minha|seu|sua|noss[oa]|vosso|vossa)s? )?(?:(?!(?:${BEFORE_INFINITIVE}|(?:\p{L}*(?:de|do|da|que))|a|para|por|sem|em|não)${WORD_END})\p{L}+ ){1,2}${CLITICS})${REGULAR}`;
const WHEN_SOMETHING = new RegExp(String.raw`((?<!\p{L})(?:${WHILE}) ${SOMETHING_DOES}`, "giu");
const IF_SOMETHING = new RegExp(String.raw`((?<![\p{L}-])se ${SOMETHING_DOES}`, "giu");

/** "Só se terminar", "quem chegar primeiro". */
const ONLY_IF = new RegExp(String.raw`((?<!\p{L})só se (?:${SUBJECT})?(?:não )?)${REGULAR}`, "giu");
const WHOEVER = new RegExp(String.raw`((?:^|[.!?…] )quem ${CLITICS})${REGULAR}(?= )`, "giu");

/** Elsewhere "se" and an infinitive are somebody's doing to themselves. */
const IF = new RegExp(
  String.raw`((?:^|[.,;:!?…] |(?<!\p{L})mas )se (?:${SUBJECT})?(?:não )?)(?=[^.!?…]*,)${REGULAR}`,
  "giu",
);

/** With somebody between them they cannot be. */
const IF_SOMEBODY = new RegExp(String.raw`((?<!\p{L})se ${SUBJECT}${CLITICS})${REGULAR}`, "giu");

function regular(_: string, before: string, stem: string, vowel: string, many: string): string {
  if (OF_MINE.test(before)) return before + (MINE[(stem + vowel).toLowerCase()] ?? `${stem}o`);
  const present = SPECIAL[(stem + vowel).toLowerCase()] ?? [
    stem + (vowel === "a" ? "a" : "e"),
    `${stem + (vowel === "a" ? "a" : "e")}m`,
  ];
  return before + present[many ? 1 : 0];
}

const OF_MINE = /\beu (?:não )?(?:(?:te|lhe|os?|as?) )?$/i;
/** Irregular first persons, by the infinitive without its "r". */
const MINE: Readonly<Record<string, string>> = {
  cai: "caio",
  consegui: "posso",
  dormi: "durmo",
  le: "leio",
  ouvi: "ouço",
  pedi: "peço",
  perde: "perco",
  preferi: "prefiro",
  sai: "saio",
  segui: "sigo",
  senti: "sinto",
  servi: "sirvo",
};

/** Verbs whose present differs from the regular one, by their infinitive without its "r". */
const SPECIAL: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cai: ["cai", "caem"],
  construi: ["constrói", "constroem"],
  destrui: ["destrói", "destroem"],
  fugi: ["foge", "fogem"],
  le: ["lê", "leem"],
  ri: ["ri", "riem"],
  sai: ["sai", "saem"],
  sorri: ["sorri", "sorriem"],
  subi: ["sobe", "sobem"],
  sumi: ["some", "somem"],
};

const PRESENTS: Readonly<
  Record<string, readonly [one: string, many: string, we: string, mine: string]>
> = {
  tiver: ["tem", "têm", "temos", "tenho"],
  for: ["é", "são", "somos", "sou"],
  quiser: ["quer", "querem", "queremos", "quero"],
  puder: ["pode", "podem", "podemos", "posso"],
  fizer: ["faz", "fazem", "fazemos", "faço"],
  houver: ["há", "há", "há", "há"],
  estiver: ["está", "estão", "estamos", "estou"],
  vier: ["vem", "vêm", "vimos", "venho"],
  disser: ["diz", "dizem", "dizemos", "digo"],
  souber: ["sabe", "sabem", "sabemos", "sei"],
  der: ["dá", "dão", "damos", "dou"],
};

/** Returns the present of a verb in the future subjunctive; `after` tells "go" from "be". */
function presentOf(verb: string, after: string, mine: boolean): string {
  const [, stem = "", ending = ""] = /^(\p{L}+?)(em|mos|)$/u.exec(verb.toLowerCase()) ?? [];
  const forms = GOES.test(after) && stem === "for" ? GO : PRESENTS[stem];
  if (mine) return forms?.[3] ?? verb;
  return forms?.[ending === "em" ? 1 : ending === "mos" ? 2 : 0] ?? verb;
}

const GOES = /^\s*(?:para|ao?s?|às?|até)$/i;
const GO = ["vai", "vão", "vamos", "vou"] as const;

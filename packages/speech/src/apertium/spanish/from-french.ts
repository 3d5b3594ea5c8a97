import { keepCapital, prepend } from "../../capitals.ts";

/** Corrects what Spanish keeps of French: participles that agree, "es él que", and a future that is hoped for. */
export const spanishFromFrench = (text: string): string =>
  text
    .replace(DONE, "$1o")
    .replace(/\bqué cosa(?= (?:me|te|lo|la|los|las|os|nos|le|les) )/giu, keepCapital("qué"))
    .replace(
      /\blos (?=(?:he|has|ha|hemos|habéis|han|había|habían) (?:mostrado|dicho|dado|explicado|enseñado|contado|pedido|preguntado|escrito) (?:un|una|el|la|cómo|como|que|lo|mi|su|nuestr)\b)/giu,
      keepCapital("les "),
    )
    .replace(/\bcomo (?=\p{L}+[aei]r(?!\p{L}))/giu, keepCapital("cómo "))
    .replace(
      /\b(hac(?:e|ía|erá|ían)|hizo) (tan|muy|demasiado) caliente(?=\s*(?:[,.;!?]|$)| (?:que|aquí|allí|en|ayer|hoy)\b)/giu,
      (_, does: string, much: string) => `${does} ${HEAT[much.toLowerCase()] ?? much} calor`,
    )
    .replace(/(?<=\bmás \p{L}+ )que previsto\b/giu, "de lo previsto")
    .replace(/\bpaella(?=s?\b)/giu, "sartén")
    .replace(/(?<!\bse (?:ha|han|había) )\blibrad(?=[oa]s?\b)/giu, "entregad")
    .replace(/\bsobre (?=(?:mi|tu|su|la|nuestra|vuestra) cuenta\b)/giu, "en ")
    .replace(/\b(e(?:s|ra)|fue) (él|ella|usted) que(?= )/giu, "$1 $2 quien")
    .replace(
      BECAME,
      (_, have: string) => `${prepend(`${ONESELF[have.toLowerCase()] ?? ""} `, have)} hecho `,
    )
    .replace(SPENT_DOING, (_, spent: string, verb: string) => spent + gerundOf(verb))
    .replace(/(?<=\b(?:pid|ped)\p{L}+ )de (?=\p{L}+[aei]r(?!\p{L}))/giu, "")
    .replace(/\best(á|aba) (?=ciert[oa](?!\p{L}))/giu, (_, tense: string) =>
      tense === "á" ? "es " : "era ",
    )
    .replace(/\bun (?=buenas (?:noches|tardes)(?!\p{L}))/giu, "")
    .replace(/\bdemasiada (?=a menudo(?!\p{L}))/giu, "demasiado ")
    .replace(/\bluego que(?= )/giu, keepCapital("en cuanto"))
    .replace(
      /(?<=\b(?:cont|cuent)\p{L}+ (?:solo )?)sobre (?=(?:nosotros|vosotros|ell[oa]s|él|ella|mí|ti|usted)(?!\p{L}))/giu,
      "con ",
    )
    .replace(
      WHEN,
      (found, verb: string) => found.slice(0, -verb.length) + (HOPES[verb.toLowerCase()] ?? verb),
    )
    .replace(HOPED, (found, verb: string) => found.slice(0, -verb.length) + (HOPES[verb] ?? verb));

/** Behind "haber" a participle has one form only. */
const DONE =
  /(?<=(?<!\p{L})(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habían|habrá|habrán|haya|hayan|hubiera|hubieran|haber) (?:\p{L}+mente |ya |nunca |siempre |incluso )?)(\p{L}+[aií]d|hech|dich|vist|puest|escrit|abiert|rot|vuelt|cubiert)(?:as?|os)(?!\p{L})/giu;

const HEAT: Readonly<Record<string, string>> = {
  tan: "tanto",
  muy: "mucho",
  demasiado: "demasiado",
};

const HOPES: Readonly<Record<string, string>> = {
  habrá: "haya",
  habrán: "hayan",
  será: "sea",
  serán: "sean",
  estará: "esté",
  estarán: "estén",
  tendrá: "tenga",
  tendrán: "tengan",
  podrá: "pueda",
  podrán: "puedan",
  seré: "sea",
  tendré: "tenga",
  habré: "haya",
  estaré: "esté",
  podré: "pueda",
  haré: "haga",
  iré: "vaya",
};
/** What will be then is in the subjunctive. */
const WHEN = new RegExp(
  String.raw`(?<!\p{L})(?:[Cc]uando|[Ee]n cuanto|[Hh]asta que) (?:(?:yo|tú|él|ella|no|se|ya) )*(${Object.keys(HOPES).join("|")})(?!\p{L})`,
  "gu",
);

/** Catalan "esdevenir" is to become, and to happen. */
const BECAME =
  /(?<!\p{L})(he|has|ha|hemos|han) sucedido (?=(?!una?s?|algo|nada|est[oae]|es[oae]|el|la|los|las|lo|que|en|a|con|por|para|muchas?|varias|hoy|ayer|aquí|así|cuando|de)\p{L}+)/giu;
const ONESELF: Readonly<Record<string, string>> = {
  he: "me",
  has: "te",
  ha: "se",
  hemos: "nos",
  han: "se",
};

/** "Paso mi tiempo a leer". */
const SPENT_DOING =
  /((?<!\p{L})pas\p{L}+ (?:(?:todo|toda|mucho|mi|tu|su|nuestro|vuestro|el|la|mis|tus|sus|los|las) )+(?:tiempo|vida|días?|noches?|horas|tardes?|mañanas?) )a (\p{L}+[aei]r)(?!\p{L})/giu;
const gerundOf = (infinitive: string): string =>
  /eer$/iu.test(infinitive)
    ? infinitive.replace(/er$/iu, "yendo")
    : infinitive.replace(/ar$/iu, "ando").replace(/[ei]r$/iu, "iendo");

/** What one hopes is in the subjunctive. */
const HOPED = new RegExp(
  String.raw`(?<!\p{L})[Ee]sper(?:o|a|amos|an) que [^,.;!?]*?(?<!\p{L})(${Object.keys(HOPES).join("|")})(?!\p{L})`,
  "gu",
);

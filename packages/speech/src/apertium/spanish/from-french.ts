/** Corrects what Spanish keeps of French: participles that agree, "es él que", and a future that is hoped for. */
export const spanishFromFrench = (text: string): string =>
  text
    .replace(DONE, "$1o")
    .replace(/\b(e(?:s|ra)|fue) (él|ella|usted) que(?= )/giu, "$1 $2 quien")
    .replace(HOPED, (found, verb: string) => found.slice(0, -verb.length) + (HOPES[verb] ?? verb));

/** Behind "haber" a participle has one form only. */
const DONE =
  /(?<=(?<!\p{L})(?:he|has|ha|hemos|habéis|han|había|habías|habíamos|habían|habrá|habrán|haya|hayan|hubiera|hubieran|haber) (?:\p{L}+mente |ya |nunca |siempre |incluso )?)(\p{L}+[aií]d|hech|dich|vist|puest|escrit|abiert|rot|vuelt|cubiert)(?:as?|os)(?!\p{L})/giu;

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
};
/** What one hopes is in the subjunctive. */
const HOPED = new RegExp(
  String.raw`(?<!\p{L})[Ee]sper(?:o|a|amos|an) que [^,.;!?]*?(?<!\p{L})(${Object.keys(HOPES).join("|")})(?!\p{L})`,
  "gu",
);

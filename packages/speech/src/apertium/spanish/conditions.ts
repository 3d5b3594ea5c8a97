/**
 * Says a condition in the subjunctive: French and Catalan have the imperfect in "si tenía tiempo, vendría", Spanish has "si
 * tuviera".
 */
export const withSubjunctive = (text: string): string =>
  text.replace(IF_CLAUSE, (clause) => clause.replace(SUPPOSED, subjunctive));

/** A condition and its result. */
const IF_CLAUSE =
  /(?<!\p{L})si (?=[^,.!?]*,[^.!?]*(?:ría|rías|ríamos|rían)(?!\p{L}))[^,.!?]*|(?<=(?:ría|rías|ríamos|rían)(?!\p{L})[^.!?,]* )si [^,.!?]*/giu;
const SUPPOSED =
  /(?<=^si (?:(?:yo|tú|usted|ustedes|él|ella|ellos|ellas|nosotros|no|me|te|se|lo|la|le|nos) )*)(\p{L}*?)([aá]ba|ía|era|iba)(s|mos|n|)(?!\p{L})/iu;

function subjunctive(found: string, stem: string, tense: string, person: string): string {
  const irregular = IRREGULAR[(stem + tense).toLowerCase()];
  if (!irregular && (!stem || tense === "era" || tense === "iba" || IS_CONDITIONAL.test(stem)))
    return found;
  const root = irregular ?? `${stem}${tense === "ía" ? "iera" : "ara"}`;
  if (person !== "mos") return root + person;
  return root.replace(/[ae](?=ra$)/, (vowel) => (vowel === "a" ? "á" : "é")) + person;
}

/** "Hablaría", of "hablar". */
const IS_CONDITIONAL = /(?:[aei]r|[ln]dr|podr|habr|sabr|cabr|querr)$/iu;

const IRREGULAR: Readonly<Record<string, string>> = {
  había: "hubiera",
  tenía: "tuviera",
  estaba: "estuviera",
  podía: "pudiera",
  sabía: "supiera",
  quería: "quisiera",
  hacía: "hiciera",
  decía: "dijera",
  venía: "viniera",
  ponía: "pusiera",
  daba: "diera",
  veía: "viera",
  era: "fuera",
  iba: "fuera",
  andaba: "anduviera",
  leía: "leyera",
  creía: "creyera",
  caía: "cayera",
  oía: "oyera",
  traía: "trajera",
  pedía: "pidiera",
  sentía: "sintiera",
  seguía: "siguiera",
  servía: "sirviera",
  repetía: "repitiera",
  prefería: "prefiriera",
  dormía: "durmiera",
  moría: "muriera",
};

import { keepCapital } from "../../capitals.ts";

/**
 * Says Spanish idioms in words that Apertium's pairs from it translate.
 * @param target ISO 639-1
 */
export const knownSpanish = (text: string, target: string): string =>
  IDIOMS.reduce((known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)), text)
    .replace(HURTS, (found: string, whom: string) =>
      keepCapital(`${HAS[whom.toLowerCase()] ?? "tiene"} dolor de`)(found),
    )
    .replace(FORGOTTEN, (found: string, whom: string, has = "") =>
      keepCapital((has ? HAS_FORGOTTEN : FORGOT)[whom.toLowerCase()] ?? found)(found),
    )
    .replace(FOR_YEARS, (found: string, verb: string, time: string, what: string) =>
      keepCapital(`${IS[verb.toLowerCase()] ?? "está"} ${what} desde hace ${time}`)(found),
    )
    .replace(...(target === "pt" ? MUST : LEFT));

const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})video(?=s?(?!\p{L}))/giu, "vídeo"],
  [/(?<!\p{L})precalentar(?!\p{L})/giu, "calentar"],
  // Only Spanish says whom one knows with "to".
  [
    /(?<=(?<!\p{L})(?:con(?:oc|ozc)|v(?:e|i)|oí|oy|encontr|encuentr|busc|llam|am|quer|quier|ayud|invit|esper|salud)\p{L}* )a (?=(?:nadie|alguien|todos|todo el mundo|muchos|muchas personas)(?!\p{L}))/giu,
    "",
  ],
  [/(?<!\p{L})lo siento(?=\s*(?:[,.;!?]|$)| mucho| pero)/giu, "lo lamento"],
  [/(?<=^|[.!?…] ¿?)pues,? (?=\p{L})/giu, "entonces "],
  [/(?<!\p{L})a (?:mí|ti|nosotros|nosotras|vosotros) ((?:no )?(?:me|te|nos|os) )/giu, "$1"],
  [
    /(?<!(?<!\p{L})(?:en|est\p{L}+|s[ei]g\p{L}+) )(?<!\p{L})vivo (?=(?:en|con|aquí|allí|cerca|sol[oa]|lejos)(?!\p{L}))/giu,
    "habito ",
  ],
  [
    /(?<!\p{L})(?:me|te|se|nos|os) (tengo|tienes|tiene|tenemos|tenéis|tienen|tenía|tuve|tuvo) que ir(?=\s*(?:[,.;!?]|$)| ya| ahora)/giu,
    "$1 que partir",
  ],
];

/** "Me duele la cabeza". */
const HURTS =
  /(?<!\p{L})(me|te|le|nos|os|les) duelen? (?:el|la|los|las|mis?|tus?|sus?)(?= \p{L})/giu;
const HAS: Readonly<Record<string, string>> = {
  me: "tengo",
  te: "tienes",
  nos: "tenemos",
  os: "tenéis",
  les: "tienen",
};

/** "Se me olvidó comprar el pan". */
const FORGOTTEN = /(?<!\p{L})se (me|te|le|nos|os|les) (?:olvidó|(ha) olvidado)(?!\p{L})/giu;
const FORGOT: Readonly<Record<string, string>> = {
  me: "olvidé",
  te: "olvidaste",
  le: "olvidó",
  nos: "olvidamos",
  os: "olvidasteis",
  les: "olvidaron",
};
const HAS_FORGOTTEN: Readonly<Record<string, string>> = {
  me: "he olvidado",
  te: "has olvidado",
  le: "ha olvidado",
  nos: "hemos olvidado",
  os: "habéis olvidado",
  les: "han olvidado",
};

/** "Llevo tres años aquí", "llevan mucho tiempo esperando". */
const FOR_YEARS =
  /(?<!\p{L})(llev(?:o|as|a|amos|áis|an|aba|aban)) ((?:\p{L}+ |\d+ ){1,3}?(?:años?|mes(?:es)?|semanas?|días?|horas?|minutos?|tiempo)) (\p{L}+ndo|aquí|allí|en casa)(?!\p{L})/giu;
const IS: Readonly<Record<string, string>> = {
  llevo: "estoy",
  llevas: "estás",
  lleva: "está",
  llevamos: "estamos",
  lleváis: "estáis",
  llevan: "están",
  llevaba: "estaba",
  llevaban: "estaban",
};

/** "Me fui", with nowhere to. */
const WENT =
  /(?<!\p{L})(me fui|te fuiste|se fue|nos fuimos|se fueron)(?=\s*(?:[,.;!?]|$)| (?:muy|sin|antes|después|cuando|porque)(?!\p{L}))/giu;
const DEPARTED: Readonly<Record<string, string>> = {
  "me fui": "partí",
  "te fuiste": "partiste",
  "se fue": "partió",
  "nos fuimos": "partimos",
  "se fueron": "partieron",
};

const LEFT = [
  WENT,
  (found: string) => keepCapital(DEPARTED[found.toLowerCase()] ?? found)(found),
] as const;

/** What the Portuguese pair takes for "there is". */
const MUST = [
  /(?<!\p{L})hay que (?=\p{L}+r(?:\p{L}{2,4})?(?!\p{L}))/giu,
  keepCapital("es necesario "),
] as const;

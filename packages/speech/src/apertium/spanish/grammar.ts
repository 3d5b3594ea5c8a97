import { MAY_ASK } from "../catalan/you.ts";

/** Corrects Spanish that keeps the order or the moods of Catalan and French. */
export const spanishGrammar = (text: string, original = ""): string =>
  requests(text, original)
    .replace(ALL, "$1$2 todo")
    .replace(JUST, (_, come: string) => JUST_DID[come.toLowerCase()] ?? come)
    .replace(WITHOUT_DE, "")
    .replace(TO_THEM, "les")
    .replace(
      /(?<!\p{L})(s)(oy|omos|er[íi]a(?:mos|n|s)?|er)(?= encantad)/giu,
      (_, s: string, be: string) =>
        `${s === "S" ? "E" : "e"}st${/^e/i.test(be) ? `a${be.slice(1)}` : /^om/i.test(be) ? "amos" : "oy"}`,
    )
    .replace(
      /(?<=(?<!\p{L})(?:he|has|ha|hemos|habéis|han|había|habían) )posado(?= a \p{L}+[aeií]r(?!\p{L}))/giu,
      "puesto",
    )
    .replace(/(?<!\p{L})(me|te|se|nos|os) recuerd(?=[oae]s?|an)/giu, "$1 acuerd")
    .replace(BETWEEN, (_, no = "", pronoun = "", have: string, adverb: string) => {
      const never = /^(?:nunca|jamás)$/i.test(adverb);
      return `${never ? "" : no}${adverb} ${pronoun}${have} `;
    })
    .replace(BEEN, "sido")
    .replace(
      GONE,
      (_, be: string, participle: string) => `${HAVING[be.toLowerCase()] ?? be} ${participle}o`,
    )
    .replace(
      /(?<!\p{L})(me soy|te eres|nos somos|os sois) (?=(?:(?:nunca|siempre|ya|jamás) )?\p{L}+(?:ado|ido|ada|ida)s?(?!\p{L}))/giu,
      (_, be: string) => `${be.replace(/\S+$/, (verb) => HAVING[verb.toLowerCase()] ?? verb)} `,
    )
    .replace(/(?<!\p{L})ser (?=(?:fuera|dentro|aquí|allí|ahí|lejos|cerca)(?!\p{L}))/giu, "estar ")
    .replace(
      /(?<=\b(?:fácil|difícil|imposible|posible|agradable)(?:es)? )a (?=\p{L}+[aei]r(?!\p{L}))/giu,
      "de ",
    )
    .replace(/(?<=\p{L} )el más(?= a menudo|\s*(?:[,.;!?]|$))/giu, "más")
    .replace(
      /\b(invierno|verano|otoño|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) último\b/giu,
      "$1 pasado",
    )
    .replace(/\b(semana|primavera|noche) última\b/giu, "$1 pasada")
    .replace(HERE, (_, be: string) => ESTAR[be.toLowerCase()] ?? be)
    .replace(OTHERS, "$2 $1")
    .replace(TO_ASK, (_, ending: string) => `pregunt${ASK[ending.toLowerCase()] ?? "ado"}`)
    .replace(
      /(?<=pregunt\p{L}+ (?:a menudo )?)qué (?=(?:era|es) (?:el|la|mi|su|tu|nuestr[oa])(?!\p{L}))/giu,
      "cuál ",
    )
    .replace(TO_PERSON, "$1 a ")
    .replace(WITHOUT_WHO, "quien")
    .replace(IF_CLAUSE, (clause) => clause.replace(SUPPOSED, subjunctive));

/** Plural requests, which the Catalan pair takes for statements where nobody is named. */
function requests(text: string, original: string): string {
  if (!MAY_ASK.test(original) || original.includes("?")) return text;
  return text.replace(REQUEST, (_, no: string | undefined, stem: string, ending: string) =>
    no ? no + stem + (ending === "áis" ? "éis" : "áis") : stem + (TOLD[ending] ?? ending),
  );
}

const REQUEST = /^(no (?:os )?)?(\p{L}+?)(áis|éis|ís)(?!\p{L})/iu;
const TOLD: Readonly<Record<string, string>> = { áis: "ad", éis: "ed", ís: "id" };

const HAVE =
  "he|has|ha|hemos|habéis|han|había|habías|habíamos|habían|habré|habrá|habrán|habría|habrías|habríamos|habrían";

/** An adverb between "haber" and its participle. */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})(no )?((?:me|te|se|lo|la|le|nos|os|los|las|les) )?(${HAVE}) (siempre|nunca|jamás|ya|también|todavía|aún|a menudo) (?=\p{L}+(?:ado|ido|ído|to|cho|so)(?!\p{L}))`,
  "giu",
);

/** "Han todo hecho". */
const ALL = new RegExp(
  String.raw`(?<!\p{L})((?:${HAVE}) )todo (\p{L}+(?:ado|ido|ído|to|cho)(?!\p{L}))`,
  "giu",
);

/** "Venir de" of what has just happened. */
const JUST =
  /(?<!\p{L})(vengo|vienes|viene|venimos|venís|vienen|venía|venían)(?= de \p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/giu;
const JUST_DID: Readonly<Record<string, string>> = {
  vengo: "acabo",
  vienes: "acabas",
  viene: "acaba",
  venimos: "acabamos",
  venís: "acabáis",
  vienen: "acaban",
  venía: "acababa",
  venían: "acababan",
};

/** Verbs that join an infinitive directly. */
const WITHOUT_DE =
  /(?<=(?<!\p{L})(?:promet|imp[ie]d|permit|decid|evit|intent|prohíb|prohib|suger|sugier|propon|propus|aconsej|mer[eé]c)\p{L}+ (?:que )?)de (?=\p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/giu;

/** "Los he dicho que". */
const TO_THEM = new RegExp(
  String.raw`(?<!\p{L})l[oa]s(?= (?:${HAVE}) (?:dicho|preguntado|explicado|contado|prometido|pedido|enseñado|mostrado) (?:que|si|cómo|dónde|cuándo|por qué|qué)(?!\p{L}))`,
  "giu",
);

/** "Ha estado fácil". */
const BEEN = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${HAVE}) )estado(?= (?:(?:muy|tan|más|siempre|nunca) )?(?:fácil|difícil|(?:im)?posible|importante|necesari[oa]|mejor|peor|útil|un|una|el|la|mi|su|nuestr[oa])(?!\p{L}))`,
  "giu",
);

/** "Soy vuelta", which goes with "haber". */
const GONE =
  /(?<!\p{L})(soy|eres|es|somos|sois|son|era|eran) (vuelt|venid|llegad|id|salid|entrad|nacid|caíd|partid|regresad|subid|bajad)[oa]s?(?!\p{L})/giu;
const HAVING: Readonly<Record<string, string>> = {
  soy: "he",
  eres: "has",
  es: "ha",
  somos: "hemos",
  sois: "habéis",
  son: "han",
  era: "había",
  eran: "habían",
};

/** "Soy aquí". */
const HERE =
  /(?<!\p{L}|\bno )(soy|eres|es|somos|sois|son)(?= (?:aquí|ahí|allí|allá)(?:\s*[,.;!?]|$| (?:hoy|ahora|con|para|por|desde)(?!\p{L})))/giu;
const ESTAR: Readonly<Record<string, string>> = {
  soy: "estoy",
  eres: "estás",
  es: "está",
  somos: "estamos",
  sois: "estáis",
  son: "están",
};

const OTHERS =
  /(?<!\p{L})(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|much[oa]s|vari[oa]s) (otr[oa]s)(?!\p{L})/giu;

/** "Pedir" of a question. */
const TO_ASK =
  /(?<!\p{L})p[ei]d(ido|ir|e|en|o|ía|ían|ió|ieron|í|imos)(?= (?:si|qué|cuál|cómo|cuándo|dónde|por qué|cuánt\p{L}+|quién) )/giu;
const ASK: Readonly<Record<string, string>> = {
  ir: "ar",
  e: "a",
  en: "an",
  o: "o",
  ía: "aba",
  ían: "aban",
  ió: "ó",
  ieron: "aron",
  í: "é",
  imos: "amos",
};

/** Spanish sees "a" person. */
const TO_PERSON =
  /(?<!\p{L})((?:ayud|agradec|llam|visit|esper|escuch|cuid|encontr|invit|present|conoc|quier|quer|am|abraz|bes|record)(?:\p{L}{1,5})|ver)(?= (?:mis?|sus?|tus?|nuestr[oa]s?|vuestr[oa]s?) (?:madre|padre|mamá|papá|mujer|esposa|marido|esposo|hij[oa]|herman[oa]|amig[oa]|abuel[oa]|prim[oa]|tí[oa]|colega|compañer[oa]|jefe|vecin[oa]|client[e]|profesor[a]?|médico|niñ[oa])s?(?!\p{L})) /giu;

const WITHOUT_WHO = /(?<=, (?:sin|con|para|de|por|a) )quién(?=[^.!?]*(?:[.!]|$))/giu;

/** A condition and its result. */
const IF_CLAUSE =
  /(?<!\p{L})si (?=[^,.!?]*,[^.!?]*(?:ría|rías|ríamos|rían)(?!\p{L}))[^,.!?]*|(?<=(?:ría|rías|ríamos|rían)(?!\p{L})[^.!?,]* )si [^,.!?]*/giu;
const SUPPOSED =
  /(?<=^si (?:(?:yo|tú|usted|ustedes|él|ella|ellos|ellas|nosotros|no|me|te|se|lo|la|le|nos) )*)(\p{L}+?)(aba|ía|era|iba)(s|mos|n|)(?!\p{L})/iu;

function subjunctive(found: string, stem: string, tense: string, person: string): string {
  const irregular = STEMS[(stem + tense).toLowerCase()];
  const root = irregular ?? (tense === "aba" ? `${stem}ara` : `${stem}iera`);
  if (tense === "era" && !irregular) return found;
  const plain =
    person === "mos"
      ? root.replace(/a(ra)$|e(ra)$/, (end) => end.replace("a", "á").replace("e", "é"))
      : root;
  return plain + person;
}

const STEMS: Readonly<Record<string, string>> = {
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
};

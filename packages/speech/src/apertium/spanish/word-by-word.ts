import { keepCapital } from "../../capitals.ts";

/** Says as Spanish does what the pair from Catalan translates word by word. */
export const sayFreelyInSpanish = (text: string): string =>
  PHRASES.reduce((told, [phrase, better]) => told.replace(phrase, keepCapital(better)), text)
    .replace(GREATEST, (found: string, own: string, plural = "", comparing: string, size = "") => {
      const whose = `${OWN[own.toLowerCase()] ?? own}${plural}`;
      return keepCapital(
        size ? `${whose} mayor${size === "grandes" ? "es" : ""}` : `${whose} ${comparing}`,
      )(found);
    })
    .replace(
      AT_HOME,
      (_, at: string, own: string) => `${at} ${OWN[own.toLowerCase()] ?? own} casa`,
    );

const NUMBER = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|\\d+";

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bsobre manantial\b/giu, "sobre diez"],
  [
    new RegExp(`\\b(un|una|${NUMBER}) (\\p{L}+ )?sobre (?=(?:${NUMBER})(?!\\p{L}))`, "giu"),
    "$1 $2de cada ",
  ],
  [/(?<!\p{L})querría (?=\p{L}+r(?:\p{L}{2,5})?(?!\p{L}))/giu, "me gustaría "],
  [/\btodos los anocheceres\b/giu, "todas las noches"],
  [/(?<!\b(?:en|a|de|desde|hasta|antes|durante|hacia) )\bel anochecer\b/giu, "por la noche"],
  [/\bbuen anochecer\b/giu, "buenas noches"],
  [/\b(es|era|sea|será|fuera) verdadero(?=\s*(?:[,.;!?]|$)| (?:que|y|pero)\b)/giu, "$1 verdad"],
  [
    /(?<=^|[.!?…] )((?:lo|(?:el|la|mi|tu|su|nuestr[oa]|vuestr[oa])(?![^,]* (?:una?|de \p{L}+[aei]r|ha|está)(?!\p{L}))) [^,.;:!?…]{3,40}), (?=(?:es|era|son|será) )/giu,
    "$1 ",
  ],
  [/(?<=\blo )que es (importante|difícil|fácil|interesante|bueno|malo)(?= es\b)/giu, "$1"],
  [
    /(?<=\b(?:empie[cz]|empe[cz]|comien[cz]|comen[cz]|acab|termin)\p{L}+ )para (?=\p{L}+r(?!\p{L}))/giu,
    "por ",
  ],
  [/(?<!\p{L})(?<!\b(?:al|pintura) )óleo(?!\p{L}| sobre)/giu, "aceite"],
  [/\bposad(?!\p{L})/giu, "poned"],
  [/\bposar(?=(?:lo|la|los|las|se)?(?!\p{L}))/giu, "poner"],
  [/\bme sabe mal\b/giu, "lo siento"],
  [/\bnos sabe mal\b/giu, "lo sentimos"],
  [/\binquiet(?=(?:éis|es|e|en|arse|aros|arte|arme)(?!\p{L}))/giu, "preocup"],
  [/(?<=\b(?:nada|todo) )al que\b/giu, "de lo que"],
  [/\bdescansar(?:me|te|se|nos|os|le)\b/giu, "descansar"],
  [/\ba qué (?:esto|eso) sirve\b/giu, "para qué sirve eso"],
  [/\bes preparad([oa])(?=\s*(?:[,.;!?]|$))/giu, "está list$1"],
  [
    /\b(?:es|era) (?=(?:muy |demasiado |tan )?(?:caliente|llen[oa]|vací[oa]|abiert[oa]|cerrad[oa]|rot[oa]|cansad[oa]|enferm[oa]|sentad[oa])(?=\s*(?:[,.;!?]|$)))/giu,
    "está ",
  ],
  [
    /(?<=(?<!\p{L})(?:[Vv]iv|[Hh]abit|[Tt]rabaj|[Ee]studi|[Nn]ac|[Rr]esid)\p{L}+ )a (?=\p{Lu})/gu,
    "en ",
  ],
  [/(?<=\btan \p{L}+ )al igual que\b/giu, "como"],
  [/\bla caja de correo\b/giu, "el buzón"],
  [/\bcaja de correo\b/giu, "buzón"],
  [/\byo (les?|te) pidió\b/giu, "yo $1 pedí"],
  [/(?<=^[^?¿]*\p{L}ndo )cuándo(?= [^?]*$)/giu, "cuando"],
  [/\bdemasiado (?:de|mucho) tiempo\b/giu, "demasiado tiempo"],
  [new RegExp(`\\bhace falta (?=(?:${NUMBER})(?!\\p{L}))`, "giu"), "hacen falta "],
  [/\b(?:tom|pid)(a|aba|ará) (?=(?:mucho |demasiado |más |bastante )?tiempo\b)/giu, "llev$1 "],
  [
    /(?<=^|[.!?…] )más ((?:se )?\p{L}+, (?:más|menos|mejor|peor) (?:se )?\p{L}+)/giu,
    "cuanto más $1",
  ],
];

const OWN: Readonly<Record<string, string>> = {
  mío: "mi",
  mía: "mi",
  tuyo: "tu",
  tuya: "tu",
  suyo: "su",
  suya: "su",
};
/** "El mío más grande placer". */
const GREATEST =
  /\b(?:el|la)s? (mío|mía|tuyo|tuya|suyo|suya|nuestro|nuestra|vuestro|vuestra)(s?) (más (?:(grandes?)|\p{L}+))(?= \p{L})/giu;
/** "En casa vuestra". */
const AT_HOME = /\b(en|a|de|desde|hacia) casa (mía|tuya|suya|nuestra|vuestra)(?!\p{L})/giu;

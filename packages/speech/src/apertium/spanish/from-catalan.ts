import { keepCapital } from "../../capitals.ts";

/** Says as Spanish does what the pair from Catalan translates word by word. */
export const spanishFromCatalan = (text: string): string =>
  PHRASES.reduce((told, [phrase, better]) => told.replace(phrase, keepCapital(better)), text)
    .replace(GREATEST, (_, own: string, plural = "", comparing: string, size = "") => {
      const whose = `${OWN[own.toLowerCase()] ?? own}${plural}`;
      return keepCapital(
        size ? `${whose} mayor${size === "grandes" ? "es" : ""}` : `${whose} ${comparing}`,
      )(_);
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
    /(?<=^|[.!?…] )((?:lo|el|la|mi|tu|su|nuestr[oa]|vuestr[oa]) [^,.;:!?…]{3,40}), (?=(?:es|era|son|será) )/giu,
    "$1 ",
  ],
  [/(?<=\blo )que es (importante|difícil|fácil|interesante|bueno|malo)(?= es\b)/giu, "$1"],
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

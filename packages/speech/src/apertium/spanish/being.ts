import { caseLike } from "../../capitals.ts";
import { stateInSpanish } from "../states.ts";

/** Corrects "ser", "estar" and "haber", which French and Catalan use otherwise, and what stands between them and a participle. */
export const beingInSpanish = (text: string): string =>
  stateInSpanish(text)
    .replace(ALL, "$1$2 todo")
    .replace(DELIGHTED, (be: string) => caseLike(be, ESTAR[be.toLowerCase()] ?? be))
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
    .replace(HERE, (_, be: string) => ESTAR[be.toLowerCase()] ?? be);

/** Forms of "haber", for a pattern. */
export const HAVE =
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

/** "Seríamos encantados". */
const DELIGHTED = /(?<!\p{L})(?:soy|somos|ser(?:ía(?:mos|n|s)?)?)(?= encantad)/giu;

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
  ser: "estar",
  sería: "estaría",
  serías: "estarías",
  seríamos: "estaríamos",
  serían: "estarían",
};

import { isA, lemmaOf, type Unit } from "../units.ts";

/**
 * Returns the verb for what somebody or something becomes; undefined where "quedar" says it well: "quedó perfecto".
 * @param adverb before it
 */
export function becomingOf(state: Unit | undefined, adverb: Unit | undefined): string | undefined {
  const verb = VERBS.find(([states]) => states.has(lemmaOf(state)))?.[1];
  if (verb && isA(state, "adj", "pp", "n")) return verb;
  const isMore = /^(?:más|menos)$/u.test(lemmaOf(adverb));
  return isMore && isA(state, "adj") ? "volver" : undefined;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const VERBS: readonly (readonly [ReadonlySet<string>, string])[] = [
  [
    setOf(`agresivo alegre amarillo ansioso azul blanco bravo caliente celoso colorado contento enfermo feliz feo frío furioso
      gris guapo histérico impaciente incómodo inquieto malo marrón mejor morado nervioso oscuro peor pálido rojo rosa
      serio tenso triste verde violento`),
    "poner",
  ],
  [
    setOf(
      "amigo conocido famoso fuerte grande independiente largo mayor millonario popular rico tarde viejo",
    ),
    "hacer",
  ],
  [setOf("adicto arrogante caro común importante loco necesario obsesivo salvaje"), "volver"],
  [
    setOf(`atascar atrapar calvo callar ciego dormir embarazado encerrar inconsciente inmóvil invidente mudo parado paralizar
      quieto sentar solo sordo sorprendido tranquilo viudo`),
    "quedar",
  ],
];

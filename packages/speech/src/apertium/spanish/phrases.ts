import { keepCapital } from "../../capitals.ts";

/** Says phrases of everyday life as Spanish does, which Apertium translates word by word from Portuguese. */
export const spanishPhrases = (text: string): string =>
  PHRASES.reduce((said, [phrase, better]) => said.replace(phrase, keepCapital(better)), text);

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[.!?…] )era una vez(?: había)?(?= un)/giu, "érase una vez"],
  [/\b(?:mío|mi) (?:querido|caro)(?= amigo|,)/giu, "mi querido"],
  [/\b(?:mía|mi) (?:querida|cara)(?= amiga|,)/giu, "mi querida"],
  [/\bmuy cedo\b|\bdemasiado cedo\b/giu, "demasiado pronto"],
  [/\bel común de la gente\b/giu, "la mayoría de la gente"],
  [/\bno haya (?=(?:miedo|vergüenza|prisa)\b)/giu, "no tenga "],
  [/\bcuánto tiempo lleva para (?=\p{L}+r(?!\p{L}))/giu, "cuánto tiempo se tarda en "],
  [/\b(?:a mí )?no me importa de (?=\p{L}+r(?!\p{L}))/giu, "no me importa "],
  [/\bnos cambiamos (?=aquí|allí)/giu, "nos mudamos "],
  [/\ben las configuraciones\b/giu, "en los ajustes"],
  [/\bla (?=fregadero\b)/giu, "el "],
  [
    /\buna (?=\p{L}+o(?!\p{L}))(?!(?:mano|foto|moto|radio|modelo|soprano|piloto|o|como|no)(?!\p{L}))/giu,
    "un ",
  ],
  [/\bprimer-ministro\b/giu, "primer ministro"],
  [/\bdesde (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu, "desde el "],
  [/\besquiava(?=n?\b)/giu, "esquiaba"],
  [/(?<=\b(?:vez|veces|\d+|euros) )por (?=(?:día|mes|año)(?!\p{L}))/giu, "al "],
  [/(?<=\b(?:vez|veces|\d+|euros) )por semana\b/giu, "a la semana"],
  [/\b(?:para|a) el hospital por ambul[âa]ncia\b/giu, "al hospital en ambulancia"],
  [/\bpor ambul[âa]ncia\b/giu, "en ambulancia"],
  [/(?<=^|[.!?…,] )vaya enfrente(?=\s*(?:[,.;!?]|$)| y(?!\p{L}))/giu, "siga recto"],
  [
    /\b(aplazad[oa]s?|retrasad[oa]s?) durante (?=(?:\p{L}+|\d+) (?:minuto|hora|día|semana|mes|año))/giu,
    "$1 ",
  ],
  [/(?<=\bsin |\bcon |\bla )calentamiento(?! global)/giu, "calefacción"],
  [/\ben el inicio de la mañana\b/giu, "temprano por la mañana"],
  [/\ben el inicio\b/giu, "al inicio"],
  [
    /\b(?:se )?suscriba en (mi|nuestro) canal\b|\binscríbase en (mi|nuestro) canal\b/giu,
    "suscríbase a $1$2 canal",
  ],
  [/\b(?:está|estaba) oscuro muy\b/giu, "oscurece muy"],
  [/\bqueda oscuro\b/giu, "oscurece"],
  [/(?<=\bperr[oa] )ladrona\b/giu, "ladra"],
  [/\besc?ove (?=los dientes\b)/giu, "cepíllese "],
  [/\bescovar los dientes\b/giu, "cepillarse los dientes"],
  [/\bbarulhent(?=[oa]s\b)/giu, "ruidos"],
  [/\btornavis\b/giu, "destornillador"],
  [/\b(le|les) pid(ió|ieron) para (?=\p{L}+r(?!\p{L}))/giu, "$1 pid$2 "],
  [/\bparar de (?=\p{L}+r(?!\p{L}))/giu, "dejar de "],
  [/(?<=^|[.!?…] )lo (?=de la (?:izquierda|derecha)\b)/giu, "el "],
  [/(?<!\p{L})tres para (?=uno\b)/giu, "tres a "],
  ["$&"],
  [/\bmarrón(?=(?:\s*[,.;!?]|$))(?<=\p{L}s marrón)/giu, "marrones"],
];

/** Portuguese words for being late; Catalan words that Apertium chooses, and better ones. */
export const LATE: readonly (readonly [portuguese: RegExp, word: RegExp, better: string])[] = [
  [/\batrasad/i, /\bestic endarrerid?[ta]\b/gi, "arribo tard"],
  [/\batrasad/i, /(?<!\p{L})està endarrerid?[ta]\b/giu, "arriba tard"],
  [/\batrasad/i, /\bestem endarreri(?:ts|des)\b/gi, "arribem tard"],
  [/\batrasad/i, /\bestan endarreri(?:ts|des)\b/gi, "arriben tard"],
  [/\batrasad/i, /\best(?=(?:ava|aria|arà|aré|aven|arien|aran|ar) endarreri)/giu, "arrib"],
  [
    /\batrasad/i,
    /(?<=\barrib(?:ava|aria|arà|aré|aven|arien|aran|ar) )endarreri(?:t|da|ts|des)\b/giu,
    "tard",
  ],
  // "Late", or the afternoon.
  [
    /(?<!(?<!\p{L})(?:à|da|de|a|uma|boa|toda|esta|na|ontem|hoje|amanhã|feira|domingo|sábado) )(?<!\p{L})tarde(?!\p{L})/iu,
    /(?<!\b(?:la|una|bona|aquesta|de|cada|tota|a la) )(?:de )?\btarda\b/gi,
    "tard",
  ],
];

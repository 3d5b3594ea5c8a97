/** Corrects Apertium's Spanish where Portuguese says it with other small words. */
export function tidySpanish(text: string): string {
  return text
    .replace(
      /\b(?:[Yy]o|[Tt]ú|[Ee]ll[ao]s?|[Éé]l|[Nn]osotros|[Uu]stedes|[Uu]sted) (?=(?:no )?(?:me|te|les?|nos) gust)/gu,
      "",
    )
    .replace(
      /(?<!\b(?:me|te|se|lo|la|los|las|le|les) )\b(siento mucho)(?=\s*(?:[,.;!]|$))/gi,
      "lo $1",
    )
    .replace(/\bpara tras\b/gi, "para atrás")
    .replace(/\bmuy (?=(?:más|menos|mejor|peor|mayor|menor)(?!\p{L}))/giu, "mucho ");
}

/** Opens questions and exclamations, which Apertium only closes. */
export function openSentences(text: string): string {
  return text.replace(SENTENCE, (sentence) => {
    const [, space = "", words = ""] = /^(\s*)(.*)$/.exec(sentence) ?? [];
    return `${space}${words.endsWith("?") ? "¿" : "¡"}${words}`;
  });
}

/** Up to ? or !; the dots of numbers and titles end no sentence. */
const SENTENCE = /(?:[^.!?…¿¡]|\.(?=\d)|(?<=\b(?:Sra?|Dra?|Uds?))\.)+[?!]+/gu;

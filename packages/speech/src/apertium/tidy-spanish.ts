/** Corrects Apertium's Spanish where function words were copied literally from Portuguese. */
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
    .replace(/\bno hesite en\b/gi, "no dude en")
    .replace(/\ben (?=la mañana siguiente\b)/gi, "a ")
    .replace(
      /\b(antes|después) de (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu,
      "$1 del ",
    )
    .replace(/\bmuy (?=(?:más|menos|mejor|peor|mayor|menor)(?!\p{L}))/giu, "mucho ");
}

/** Adds ¿ and ¡, because Apertium writes only ? and !. */
export function openSentences(text: string): string {
  return text.replace(SENTENCE, (sentence) => {
    const [, space = "", words = ""] = /^(\s*)(.*)$/.exec(sentence) ?? [];
    return `${space}${words.endsWith("?") ? "¿" : "¡"}${words}`;
  });
}

/** A sentence that ends with ? or !; full stops in numbers and titles do not end it. */
const SENTENCE = /(?:[^.!?…¿¡]|\.(?=\d)|(?<=\b(?:Sra?|Dra?|Uds?))\.)+[?!]+/gu;

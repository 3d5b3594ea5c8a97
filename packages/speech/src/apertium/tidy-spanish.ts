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
    .replace(/\bhasta inmediatamente\b/gi, "hasta luego")
    .replace(WHAT_SUBJECT, "$1")
    .replace(ASKING, (_, before: string, word: string) => before + accented(word))
    .replace(/\bno hesite en\b/gi, "no dude en")
    .replace(/\ben (?=la mañana siguiente\b)/gi, "a ")
    .replace(
      /\b(antes|después) de (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu,
      "$1 del ",
    )
    .replace(/\bmuy (?=(?:más|menos|mejor|peor|mayor|menor)(?!\p{L}))/giu, "mucho ");
}

/** The subject between "what" and its verb, which Portuguese puts there: "qué usted quiere?" */
const WHAT_SUBJECT =
  /((?:^|[.!?…] )(?:(?:pero|y|entonces),? )?que )(?:yo|tú|usted|ustedes|él|ell[ao]s?|nosotros) (?=[^.!?…]*\?)/giu;

/** The word that asks a question, at its start. Before a comma, "cuando" and the like begin a clause. */
const ASKING =
  /((?:^|[.!?…] )(?:(?:pero|y|entonces),? )?(?:(?:a|con|de|desde|en|hasta|para|por) )?)((?:que|cuant[ao]s?|quien|quienes|cual|cuales)(?= [^.!?…]*\?)|(?:como|cuando|donde)(?= [^.!?…,]*\?))/giu;

function accented(word: string): string {
  const found = ACCENTED[word.toLowerCase()] ?? word;
  return word.charAt(0) + found.slice(1);
}

const ACCENTED: Readonly<Record<string, string>> = {
  que: "qué",
  como: "cómo",
  cuando: "cuándo",
  donde: "dónde",
  cuanto: "cuánto",
  cuanta: "cuánta",
  cuantos: "cuántos",
  cuantas: "cuántas",
  quien: "quién",
  quienes: "quiénes",
  cual: "cuál",
  cuales: "cuáles",
};

/** Adds ¿ and ¡, because Apertium writes only ? and !. */
export function openSentences(text: string): string {
  return text.replace(SENTENCE, (sentence) => {
    const [, space = "", words = ""] = /^(\s*)(.*)$/.exec(sentence) ?? [];
    return `${space}${words.endsWith("?") ? "¿" : "¡"}${words}`;
  });
}

/** A sentence that ends with ? or !; full stops in numbers and titles do not end it. */
const SENTENCE = /(?:[^.!?…¿¡]|\.(?=\d)|(?<=\b(?:Sra?|Dra?|Uds?))\.)+[?!]+/gu;

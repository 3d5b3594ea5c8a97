/**
 * Lets a woman speak of herself as one: "estoy cansado" → "estoy cansada". English does not tell, and engines then
 * say what a man says.
 * @param target ISO 639-1; other languages than Spanish, French, Italian and Portuguese stay as they are
 */
export function asWoman(text: string, target: string): string {
  if (target === "fr") return text.replace(FRENCH, unlessName(feminine));
  const said =
    target === "pt" ? text.replace(/\bobrigado(?!\p{L})/giu, (o) => `${o.slice(0, -1)}a`) : text;
  const words = WORDS[target];
  const hers = unlessName((his) => `${his.slice(0, -1)}a`);
  // Twice, for what follows a participle: "sono stato contento".
  return words ? said.replace(words, hers).replace(words, hers) : said;
}

/** Changes the word at the end of what was found, unless it is a name: "soy Mateo". */
const unlessName =
  (change: (word: string) => string) =>
  (found: string, before: string, word: string): string =>
    /^\p{Lu}/u.test(word) ? found : before + change(word);

/** Words on the way to what somebody is. */
const DEGREES: Readonly<Record<string, string>> = {
  es: "muy|tan|bastante|más|menos|ya|siempre|también|todavía|aún|casi|realmente|demasiado|completamente|un poco",
  it: "molto|così|abbastanza|più|meno|già|sempre|anche|ancora|quasi|davvero|proprio|realmente|troppo|completamente|un po'",
  pt: "muito|tão|bastante|mais|menos|já|sempre|também|ainda|quase|realmente|demasiado|completamente|um pouco",
  fr: "très|si|assez|plus|moins|déjà|toujours|aussi|encore|presque|vraiment|trop|complètement|tellement|un peu|pas|jamais",
};

/** Matches what ends in "o" for a man and in "a" for a woman; not gerunds, nor what is the same for both. */
const word = (target: string, being: string, others: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])((?:${being}) (?:(?:${DEGREES[target]}) )*)(?!(?:${others})(?!\p{L}))(\p{L}{2,}(?<!nd)o)(?!\p{L})`,
    "giu",
  );

const WORDS: Readonly<Record<string, RegExp>> = {
  es: word(
    "es",
    "estoy|soy|estuve|estaré|he estado|he sido|me siento|me sentí|me quedé|me he quedado|me puse|yo estaba|yo era",
    "como|dentro|luego|pero|eso|esto|bajo|abajo|mucho|poco|algo|medio|tanto|miembro|testigo|modelo|piloto|solo un|solo una",
  ),
  it: word(
    "it",
    "sono|mi sono|sono stat[oa]|ero|sarò|sarei|mi sento|mi sentivo|sono rimast[oa]|sono diventat[oa]",
    "io|uno|otto|quattro|cento|zero|quello|questo|dentro|dietro|contro|sotto|accanto|meglio|tanto|quanto|presto|membro|medico|avvocato|uomo|ragazzo|molto|poco|solo un|solo una|solo il|solo la|loro",
  ),
  pt: word(
    "pt",
    "estou|sou|estive|estarei|fiquei|fico|ficarei|me sinto|me senti|sinto-me|senti-me|eu estava|eu era",
    "como|dentro|isso|isto|tudo|muito|pouco|meio|tanto|quanto|membro|modelo|piloto|perto",
  ),
};

const FRENCH = new RegExp(
  String.raw`((?<!\p{L})(?:je (?:ne )?(?:me )?(?:suis|serai|serais|sens)|j'étais|j'ai été|j'avais été|je n'étais|je m'étais) (?:(?:${DEGREES["fr"]}) )*)(\p{L}+)(?![\p{L}'])`,
  "giu",
);

/** Ends a French adjective or participle as one does of a woman; others stay as they are. */
function feminine(french: string): string {
  const [his, hers] = FEMININE.find(([ending]) => ending.test(french)) ?? [SAME, "$&"];
  return french.replace(his, hers);
}

/** Words that are the same for both, though they end like others that are not. */
const SAME =
  /^(?:ainsi|bien|celui-ci|chez|dans|debout|devant|durant|en|enfant|ici|lui|médecin|mieux|parmi|pendant|puis|depuis|qui|rien|tout|fait|\p{L}*ment|maintenant|pourtant|cependant|avant|autant)$/iu;

const FEMININE: readonly (readonly [RegExp, string])[] = [
  [SAME, "$&"],
  [/^celui$/iu, "celle"],
  [/^vieux$/iu, "vieille"],
  [/^fou$/iu, "folle"],
  [/(?<=be|nouve)au$/iu, "lle"],
  [/(?<=e|o)ux$/iu, "use"],
  [/(?<=inqui|discr|compl|secr)et$/iu, "ète"],
  [/if$/iu, "ive"],
  [/(?<=i)er$/iu, "ère"],
  [/(?<=i)en$/iu, "enne"],
  [/(?:[éiu]|[ae]nt|êt|is|[eo]rt|ain|ûr|eint|aint|it|eul|lleur)$/iu, "$&e"],
];

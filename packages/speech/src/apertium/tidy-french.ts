const ELIDED = "que|de|ne|je|me|te|se|le|la|lorsque|puisque|jusque|quoique";
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}'-])(${ELIDED})\\s+(?=(?!onz|oui)[aàâeéèêiîïoôuùœ]|y\\b)`,
  "giu",
);

/** Corrects common errors in Apertium's French, mostly where two of its phrases meet. */
export function tidyFrench(text: string): string {
  return agree(text)
    .replace(/(?<!\p{L})(je|nous|vous) \1(?!\p{L})/giu, "$1")
    .replace(/\b(peu|beaucoup|assez|trop|plus|moins) (?:du (?!tout)|de la )/giu, "$1 de ")
    .replace(/\b(peu|beaucoup|assez|trop|plus|moins) de [ld]'/giu, "$1 d'")
    .replace(ADVERB_FIRST, "$2 $1")
    .replace(TIME_AGO, "il y a ")
    .replace(/(?<!\p{L})je m'ai(?!\p{L})/giu, "je me suis")
    .replace(/(?<!\p{L})tu t'as(?!\p{L})/giu, "tu t'es")
    .replace(BEFORE_VOWEL, (_, word: string) => `${word.slice(0, -1)}'`)
    .replace(/(?<!\p{L})si\s+(?=ils?\b)/giu, (si) => `${si.charAt(0)}'`)
    .replace(/\b(pour|avec|sans|chez|contre|vers) ils\b/gi, "$1 eux")
    .replace(/\b(pour|avec|sans|chez|contre|vers) il\b/gi, "$1 lui")
    .replace(/\bs'a (?=\p{L})/giu, "s'est ")
    .replace(/\bs'ont (?=\p{L})/giu, "se sont ")
    .replace(/(?<=\best-ce qui) ils?\b/gi, "")
    .replace(/(?<!\p{L})ne(?=\s*(?:[,.;!?]|$))/giu, "non")
    .replace(/\bj(?:e l)?'assieds beaucoup(?: de)?\b/gi, "je suis vraiment désolé")
    .replace(/\bpar faveur\b/gi, "s'il vous plaît")
    .replace(/\bbon jour\b/gi, "bonjour");
}

/** An adverb before the verb, as in Spanish; French puts it after the verb: "déjà était" → "était déjà". */
const ADVERB_FIRST =
  /(?<!\p{L})(déjà|encore|toujours|aussi|jamais) ((?:y )?(?:suis|es|est|sommes|êtes|sont|ai|as|a|avons|avez|ont|(?:ét|av)(?:ais|ait|ions|iez|aient)))(?!\p{L})/giu;

/** The literal translation of Spanish "hace diez años" (it makes ten years); French says "il y a". */
const TIME_AGO =
  /(?<!\p{L}|(?<!\p{L})(?:a|ça|cela|elle|il|on|qui) )fait (?=(?:(?:presque|environ|plus de|moins de) )?(?:\p{L}+|\d+)(?: mille)? (?:seconde|minute|heure|jour|semaine|mois|an|année|siècle|temps)s?(?!\p{L}))/giu;

/**
 * Removes a doubled subject, which Apertium makes of Spanish `usted` and `yo` with a verb in the third
 * person: "vous il peut" → "vous pouvez", "j'il avait" → "j'avais". Keeps "pour vous il est".
 */
function agree(text: string): string {
  return text.replace(
    DOUBLE_SUBJECT,
    (_, subject: string, clitics: string | undefined, verb: string) => {
      const person = /^v/i.test(subject) ? SECOND_PLURAL : FIRST_SINGULAR;
      const rest = `${clitics ?? ""}${inflect(verb, person)}`;
      const vowel = /^[aeéêiîoôuhy]/i.test(rest);
      return person === SECOND_PLURAL
        ? `${subject} ${rest}`
        : subject.charAt(0) + (vowel ? `'${rest}` : `e ${rest}`);
    },
  );
}

const CLITIC = "(?:(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous|vous)\\s+|[nmtsl]')";
const PREPOSITION =
  "(?:de|en|par|pour|avec|sans|sous|sur|chez|vers|entre|contre|comme|selon|parmi|devant|derrière|avant|après|malgré)";
const DOUBLE_SUBJECT = new RegExp(
  `(?<!\\p{L}|\\b${PREPOSITION}\\s|à\\s)(vous|j)['\\s]\\s*il\\s+(${CLITIC}+)?(\\p{L}+)`,
  "giu",
);

interface Person {
  readonly irregular: Readonly<Record<string, string>>;
  /** Replacements by ending of the third person singular; the first match counts. */
  readonly endings: readonly (readonly [RegExp, string])[];
}

const SECOND_PLURAL: Person = {
  irregular: {
    a: "avez",
    est: "êtes",
    va: "allez",
    fait: "faites",
    dit: "dites",
    sait: "savez",
    peut: "pouvez",
    veut: "voulez",
    doit: "devez",
    voit: "voyez",
    vient: "venez",
    prend: "prenez",
  },
  endings: [
    [/ait$/, "iez"],
    [/ra$/, "rez"],
    [/e$/, "ez"],
  ],
};
const FIRST_SINGULAR: Person = {
  irregular: { a: "ai", est: "suis", va: "vais", peut: "peux", veut: "veux" },
  endings: [
    [/ra$/, "rai"],
    [/t$/, "s"],
  ],
};

/** Converts a French verb from the third person singular to another person. */
function inflect(verb: string, { irregular, endings }: Person): string {
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(verb)) ?? [];
  return irregular[verb] ?? (ending ? verb.replace(ending, replacement ?? "") : verb);
}

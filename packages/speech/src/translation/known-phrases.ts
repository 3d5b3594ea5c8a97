import { splitClosing, splitOpening, translateFormula } from "./formulas.ts";
import { prepareSentence } from "./prepare-sentence.ts";

/** Prepares a text for the engines, but for its sentences that the phrase book knows: it has them as people say them. */
export function prepare(text: string, source: string, target: string): string {
  const sentences = text.split(SENTENCES);
  const isKnown = (sentence: string): boolean =>
    translateFormula(sentence, source, target) !== null;
  if (!sentences.some(isKnown)) return prepareSentence(text, source);
  return sentences
    .map((sentence) => (isKnown(sentence) ? sentence : prepareSentence(sentence, source)))
    .join(" ");
}

/** Has everything translated but what people always say, for which there is a phrase book. */
export async function withFormulas(
  texts: readonly string[],
  source: string,
  target: string,
  translate: (texts: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const divided = texts.map((text) => phrasesOf(text, source, target));
  const unknown = divided.flat().flatMap(({ rest }) => rest ?? []);
  const translated = await translate(unknown);
  return divided.map((phrases) =>
    phrases
      .map(({ known, rest, closing }) => {
        if (rest === null) return known;
        const said = translated.shift() ?? "";
        const other = closing === null ? said : `${said.replace(/[.!…]+$/u, "")}, ${closing}`;
        return known === null
          ? other
          : `${known}, ${beginsWithName(rest) ? other : lowerFirst(other)}`;
      })
      .join(" "),
  );
}

const beginsWithName = (text: string): boolean => /^(?!I\b)\p{Lu}/u.test(text);
const lowerFirst = (text: string): string =>
  text.replace(/\p{L}/u, (letter) => letter.toLowerCase());

/** A part of a text: what the phrase book has of its beginning and of its end, and the rest. */
interface Phrase {
  readonly known: string | null;
  readonly rest: string | null;
  readonly closing: string | null;
}

/** Divides a text at sentences that the phrase book knows, or whose beginning or end it knows; others stay together. */
function phrasesOf(text: string, source: string, target: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const sentence of text.split(SENTENCES)) {
    const phrase = phraseOf(sentence, source, target);
    const last = phrases.at(-1);
    const plain = phrase.known === null && phrase.closing === null;
    if (plain && last?.known === null && last.closing === null) {
      phrases.splice(-1, 1, { ...last, rest: `${last.rest} ${sentence}` });
    } else phrases.push(phrase);
  }
  return phrases;
}

function phraseOf(sentence: string, source: string, target: string): Phrase {
  const known = translateFormula(sentence, source, target);
  if (known !== null) return { known, rest: null, closing: null };
  const ended = splitClosing(sentence, source, target);
  const body = ended?.rest ?? sentence;
  const begun = splitOpening(body, source, target);
  return {
    known: begun?.opening ?? null,
    rest: begun?.rest ?? body,
    closing: ended?.closing ?? null,
  };
}

/** Between sentences, not behind a title. */
const SENTENCES = /(?<=[.!?…])(?<!\b(?:Mrs?|Ms|Dr|Prof|St|[A-Z])\.) (?=\p{Lu})/u;

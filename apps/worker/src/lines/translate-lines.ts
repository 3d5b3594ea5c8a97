import {
  divideTranslation,
  dropFalseStarts,
  dropHesitations,
  lengthMs,
  type Line,
  type Pacing,
  RATE_NORMS,
  type Sentence,
  sentencesOf,
  tightLines,
} from "@dubdeck/dubbing";
import type { FixedWord, LanguageCode } from "@dubdeck/domain";
import type { TranslationSentence, Translator } from "@dubdeck/speech";
import { shortenTight } from "./shorten-tight.ts";

export interface LinesToTranslate {
  readonly lines: readonly Line[];
  /** Sentences spoken before and after, for context only. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The account's words for this language. */
  readonly terms?: readonly FixedWord[];
  readonly source: string;
  readonly target: LanguageCode;
  readonly voiceOf: (speaker: string | null) => string;
  /** Returns whether a voice is a woman's or a man's; undefined if neither is known. */
  readonly sexOf?: (voice: string) => TranslationSentence["saidBy"];
  readonly pacing: Pacing;
  readonly signal: AbortSignal;
}

/**
 * Translates whole sentences and divides them over their lines. Sentences too long to be said in
 * their time at a natural rate are translated once more: shorter if the translator supports it,
 * otherwise without false starts. Lines that still do not fit are worded more shortly. Lines that are
 * not dubbed stay unchanged.
 */
export async function translateLines(
  translator: Translator,
  input: LinesToTranslate,
): Promise<Line[]> {
  const { lines, pacing, voiceOf } = input;
  const sentences = sentencesOf(lines);
  const voiced = (line: Line): Line => ({ ...line, voice: voiceOf(line.speaker) });
  const ask = (requests: readonly TranslationSentence[]) => askFor(translator, input, requests);

  const plain = sentences.map((sentence) => toRequest(sentence, input));
  const first = await ask(plain);
  const divided = (texts: ReadonlyMap<string, string>): Line[] =>
    sentences.flatMap((sentence) =>
      divideTranslation(sentence.lines, texts.get(sentence.id) ?? "").map(voiced),
    );

  const translated = divided(first);
  const tight = tightLines(translated, pacing);
  const tooLong = new Set(
    translated.filter(({ id }) => tight.has(id)).map((line) => line.sentence),
  );
  const again = plain
    .filter(({ id }) => tooLong.has(id))
    .flatMap((request) => shorter(translator, request, first.get(request.id) ?? ""));
  const second = again.length > 0 ? await ask(again) : new Map<string, string>();

  const untouched = lines.filter(({ flags }) => flags.length > 0);
  const best = second.size > 0 ? divided(shortest(first, second)) : translated;
  return [...shortenTight(best, input), ...untouched].toSorted((a, b) => a.startMs - b.startMs);
}

function toRequest(
  { id, text, lines }: Sentence,
  { source, target, voiceOf, sexOf }: LinesToTranslate,
): TranslationSentence {
  const saidBy = sexOf?.(voiceOf(lines[0]?.speaker ?? null));
  const ms = lines.reduce((sum, line) => sum + lengthMs(line), 0);
  return { id, text: dropHesitations(text, source), maxChars: charsIn(ms, target), saidBy };
}

/** Returns how many characters can be spoken in a time at the language's usual rate. */
export function charsIn(ms: number, target: LanguageCode): number {
  const chars = (ms / 1000) * RATE_NORMS[target] * CHARS_PER_SYLLABLE[target];
  return Math.max(MIN_CHARS, Math.floor(chars));
}

const MIN_CHARS = 10;

/** Approximate number of written characters per spoken syllable. */
const CHARS_PER_SYLLABLE: Readonly<Record<LanguageCode, number>> = {
  en: 3.7,
  es: 2.6,
  fr: 3.3,
  it: 2.6,
  pt: 2.7,
  de: 3.6,
  tr: 2.8,
  ar: 2.4,
  ja: 0.7,
  zh: 1,
};

/** Returns the request for a shorter translation; empty if it cannot get shorter. */
function shorter(
  { canShorten }: Translator,
  request: TranslationSentence,
  tooLong: string,
): TranslationSentence[] {
  if (canShorten) return [{ ...request, tooLong }];
  const text = dropFalseStarts(request.text);
  return text === request.text ? [] : [{ ...request, text }];
}

async function askFor(
  translator: Translator,
  { before, after, terms, source, target, signal }: LinesToTranslate,
  sentences: readonly TranslationSentence[],
): Promise<Map<string, string>> {
  if (sentences.length === 0) return new Map();
  const request = { sentences, before, after, terms, source, target, signal };
  const answer = await translator.translate(request);
  return new Map(answer.map(({ id, text }) => [id, text]));
}

function shortest(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): Map<string, string> {
  const pick = (id: string, text: string): string => {
    const other = second.get(id);
    return other && other.length < text.length ? other : text;
  };
  return new Map(Array.from(first, ([id, text]) => [id, pick(id, text)]));
}

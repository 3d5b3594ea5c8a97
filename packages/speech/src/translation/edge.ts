/** One translation step: a language pair that an engine translates directly. */
export interface TranslationEdge {
  /** ISO 639-1, like `to`. */
  readonly from: string;
  readonly to: string;
  /** Share of a text's meaning and wording that is preserved, 0 to 1; see QUALITY. */
  readonly quality: number;
  /** Begins to load the engine, so that the next translation waits less. */
  load?(): void;
  /**
   * Returns one translation per text, in the same order. Texts must not be blank.
   * @param words of each text, as the edge before wrote them
   * @param toOne whether each says "you" to one person politely; undefined if none does
   * @throws SpeechEngineError
   */
  translate(
    texts: readonly string[],
    signal?: AbortSignal,
    words?: readonly KnownWords[],
    toOne?: readonly boolean[],
  ): Promise<Translated[]>;
}

export interface Translated {
  readonly text: string;
  /** Words that the engine does not know and left untranslated in `text`. */
  readonly unknown: readonly string[];
  /** Of `text`, before other words were put in. */
  readonly words?: KnownWords;
}

/** A sentence's words in Apertium's form, `fer<vblex><pri><p1><pl>`, in their order; undefined if they are not known. */
export type KnownWords = readonly string[] | undefined;

/**
 * Quality of each kind of edge, from chrF on everyday sentences: 0.9 for neural pairs, 0.69 for Apertium
 * with English, and 0.87 for Apertium between other languages, which are mostly related.
 */
export const QUALITY = {
  neural: 0.9,
  apertium: 0.87,
  apertiumEnglish: 0.69,
  /** Whisper base translating speech to English. */
  whisper: 0.6,
} as const;

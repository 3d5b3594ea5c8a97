/** One step of a translation: a pair of languages that one engine translates directly. */
export interface TranslationEdge {
  /** ISO 639-1, as `to`. */
  readonly from: string;
  readonly to: string;
  /** How much of a text's meaning and wording survives, 0 to 1; see QUALITY. */
  readonly quality: number;
  /**
   * One translation per text, in the same order. Texts are not blank.
   * @throws SpeechEngineError
   */
  translate(texts: readonly string[], signal?: AbortSignal): Promise<Translated[]>;
}

export interface Translated {
  readonly text: string;
  /** Words that the engine does not know and has left in `text` as they were. */
  readonly unknown: readonly string[];
}

/**
 * What each kind of edge keeps, from chrF on everyday sentences: a neural pair 0.9, Apertium 0.69
 * where English is involved and 0.87 of what it is given between its mostly related languages.
 */
export const QUALITY = {
  neural: 0.9,
  apertium: 0.87,
  apertiumEnglish: 0.69,
  /** Whisper base writing English down from another language. */
  whisper: 0.6,
} as const;

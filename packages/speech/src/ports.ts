import type { Language, LanguageCode, Voice } from "@dubdeck/domain";
import type { Interval, Word } from "@dubdeck/dubbing";

export interface TranscribeRequest {
  /** An audio file, at most a few minutes long. */
  readonly path: string;
  /** The spoken language as ISO 639-1; left out, it is detected. */
  readonly language?: string | undefined;
  /** `translate` writes down in English what is said in another language. */
  readonly task?: "transcribe" | "translate" | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Times are ms from the start of the audio that was given. */
export interface Transcription {
  /** The spoken language as ISO 639-1; with `translate` some engines say `en` instead. */
  readonly language: string;
  readonly words: readonly Word[];
  /** Where speech is heard; null when the engine does not say. */
  readonly regions: readonly Interval[] | null;
}

export interface Transcriber {
  /** @throws SpeechEngineError */
  transcribe(request: TranscribeRequest): Promise<Transcription>;
}

export interface TranslationLine {
  readonly id: string;
  readonly text: string;
  /** How many characters can be spoken in the line's time; a wish, not a guarantee. */
  readonly maxChars: number;
  /** An earlier translation that turned out too long to be spoken. */
  readonly tooLong?: string | undefined;
}

export interface TranslationRequest {
  readonly lines: readonly TranslationLine[];
  /** Lines spoken before and after, for context only. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** ISO 639-1 of the lines; the same as `target` returns them unchanged. */
  readonly source: string;
  readonly target: LanguageCode;
  readonly signal?: AbortSignal | undefined;
}

export interface TranslatedLine {
  readonly id: string;
  /**
   * Empty where the line before says it all, since a sentence may need fewer words than it had
   * lines, and where the engine has no words for it.
   */
  readonly text: string;
}

export interface Translator {
  /** Whether a second request with smaller `maxChars` can bring shorter lines. */
  readonly canShorten: boolean;
  /**
   * One translation per line, in the same order.
   * @throws SpeechEngineError
   */
  translate(request: TranslationRequest): Promise<TranslatedLine[]>;
}

export interface SynthesisRequest {
  readonly text: string;
  /** The engine's voice id. */
  readonly voice: string;
  readonly language: LanguageCode;
  /** 1 is the voice's natural speed. */
  readonly speed: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Synthesizer {
  /** Names the engine and model: part of the key under which a bought clip is kept. */
  readonly id: string;
  /** Whether a clip comes at the speed that is asked for; many models speak at their own. */
  readonly takesSpeed: boolean;
  /**
   * A WAV file's bytes.
   * @throws SpeechEngineError
   */
  synthesize(request: SynthesisRequest): Promise<Uint8Array>;
}

/** How lines get from the spoken language to the target. */
export interface Route {
  /** What the transcriber does: `translate` writes English down at once. */
  readonly task: "transcribe" | "translate";
  /** The language that the translator reads. */
  readonly from: string;
}

/** What the configured engines can do. Each call throws AppError UNAVAILABLE while they are down. */
export interface Catalog {
  /** All target languages of the product; each says whether it is available and if not, why. */
  languages(): Promise<Language[]>;
  /** The voices of one language or of all available ones. */
  voices(language?: LanguageCode): Promise<Voice[]>;
  /** Null when speech in `source` (ISO 639-1) cannot be dubbed into `target`. */
  route(source: string, target: LanguageCode): Promise<Route | null>;
}

export interface Engines {
  readonly transcriber: Transcriber;
  readonly translator: Translator;
  readonly synthesizer: Synthesizer;
  readonly catalog: Catalog;
}

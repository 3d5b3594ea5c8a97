import type { Language, LanguageCode, Voice } from "@dubdeck/domain";
import type { HeardSegment, Interval, Speaker, SpeakerTurn, Word } from "@dubdeck/dubbing";

export interface TranscribeRequest {
  /** An audio file, at most a few minutes long. */
  readonly path: string;
  /** The spoken language as ISO 639-1; left out, it is detected. */
  readonly language?: string | undefined;
  /** `translate` writes down in English what is said in another language. */
  readonly task?: "transcribe" | "translate" | undefined;
  /** Speech that is clear, such as a dub's: understood as well in half the time. */
  readonly isClear?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Times are ms from the start of the audio that was given. */
export interface Transcription {
  /** The spoken language as ISO 639-1; with `translate` some engines say `en` instead. */
  readonly language: string;
  readonly words: readonly Word[];
  readonly segments: readonly HeardSegment[];
  /** Where speech is heard; null when the engine does not say. */
  readonly regions: readonly Interval[] | null;
}

export interface Transcriber {
  /**
   * Names the model that recognises: part of the key under which what was heard is kept.
   * @throws SpeechEngineError
   */
  model(): Promise<string>;
  /** @throws SpeechEngineError */
  transcribe(request: TranscribeRequest): Promise<Transcription>;
}

export interface AudioRequest {
  /** An audio file of any length. */
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
}

export interface FoundSpeakers {
  /** In the order in which they first speak. */
  readonly speakers: readonly Speaker[];
  /** In order of their starts; ms from the start of the audio. */
  readonly turns: readonly SpeakerTurn[];
}

export interface SpeakerFinder {
  /** Names the model: part of the key under which the speakers are kept. */
  readonly model: string;
  /** @throws SpeechEngineError */
  findSpeakers(request: AudioRequest): Promise<FoundSpeakers>;
}

export interface VoiceRemover {
  /** Names the model: part of the key under which the sound is kept. */
  readonly model: string;
  /**
   * The sound without its voices, while it is made: s16le, 48 kHz, stereo, as many frames as the
   * input has at that rate. A stream that ends early fails.
   * @throws SpeechEngineError
   */
  removeVoice(request: AudioRequest): Promise<ReadableStream<Uint8Array>>;
}

/** A whole sentence to translate. */
export interface TranslationSentence {
  readonly id: string;
  readonly text: string;
  /** How many characters can be spoken in the sentence's time; a wish, not a guarantee. */
  readonly maxChars: number;
  /** An earlier translation that turned out too long to be spoken. */
  readonly tooLong?: string | undefined;
}

export interface TranslationRequest {
  readonly sentences: readonly TranslationSentence[];
  /** Sentences spoken before and after, for context only. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** ISO 639-1 of the sentences; the same as `target` returns them unchanged. */
  readonly source: string;
  readonly target: LanguageCode;
  readonly signal?: AbortSignal | undefined;
}

export interface TranslatedSentence {
  readonly id: string;
  /** Empty where the engine has no words for it. */
  readonly text: string;
}

export interface Translator {
  /** Whether a second request with smaller `maxChars` can bring shorter sentences. */
  readonly canShorten: boolean;
  /**
   * One translation per sentence, in the same order.
   * @throws SpeechEngineError
   */
  translate(request: TranslationRequest): Promise<TranslatedSentence[]>;
}

export interface SynthesisRequest {
  readonly text: string;
  /** The engine's voice id, or that of a mix of two. */
  readonly voice: string;
  readonly language: LanguageCode;
  /** 1 is the voice's natural speed. */
  readonly speed: number;
  /** Words of the text that are read as another language's; engines without a way to do so ignore it. */
  readonly names?: Names | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Names {
  /** ISO 639-1. */
  readonly language: string;
  readonly words: readonly string[];
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
  /** Finds voices of one language by id, also mixes of two; null for any other id. */
  voiceFinder(language: LanguageCode): Promise<(id: string) => Voice | null>;
  /** Null when speech in `source` (ISO 639-1) cannot be dubbed into `target`. */
  route(source: string, target: LanguageCode): Promise<Route | null>;
}

export interface Engines {
  readonly transcriber: Transcriber;
  readonly translator: Translator;
  readonly synthesizer: Synthesizer;
  /** Null where no configured server can tell speakers apart. */
  readonly speakers: SpeakerFinder | null;
  /** Null where no configured server can take voices out of a sound. */
  readonly voiceRemover: VoiceRemover | null;
  readonly catalog: Catalog;
}

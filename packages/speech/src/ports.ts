import type { FixedWord, Language, LanguageCode, Voice } from "@dubdeck/domain";
import type { HeardSegment, Interval, Speaker, SpeakerTurn, Word } from "@dubdeck/dubbing";

export interface TranscribeRequest {
  /** An audio file, at most a few minutes long. */
  readonly path: string;
  /** The spoken language as ISO 639-1; detected if omitted. */
  readonly language?: string | undefined;
  /** `translate` transcribes speech in any language as English text. */
  readonly task?: "transcribe" | "translate" | undefined;
  /** Set for clear speech, such as a dub's, which is recognised as well in half the time. */
  readonly isClear?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Times are in ms from the start of the given audio. */
export interface Transcription {
  /** The spoken language as ISO 639-1; with `translate` some engines return `en` instead. */
  readonly language: string;
  readonly words: readonly Word[];
  readonly segments: readonly HeardSegment[];
  /** Speech regions; null if the engine does not report any. */
  readonly regions: readonly Interval[] | null;
}

export interface Transcriber {
  /**
   * Returns the model's name, which is part of the transcripts' cache keys.
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
  /** In order of first speech. */
  readonly speakers: readonly Speaker[];
  /** In order of start; times in ms from the start of the audio. */
  readonly turns: readonly SpeakerTurn[];
}

export interface SpeakerFinder {
  /** Model name, part of the speakers' cache key. */
  readonly model: string;
  /** @throws SpeechEngineError */
  findSpeakers(request: AudioRequest): Promise<FoundSpeakers>;
}

export interface VoiceRemover {
  /** Model name, part of the sound's cache key. */
  readonly model: string;
  /**
   * Streams the sound without its voices as it is computed: s16le, 48 kHz, stereo, with exactly as many
   * frames as the input has at that rate. The stream errors if it ends early.
   * @throws SpeechEngineError
   */
  removeVoice(request: AudioRequest): Promise<ReadableStream<Uint8Array>>;
}

/** A whole sentence to translate. */
export interface TranslationSentence {
  readonly id: string;
  readonly text: string;
  /** How many characters fit the sentence's time; a target that translations may exceed. */
  readonly maxChars: number;
  /** Sex of the voice that will say it: what somebody says of oneself depends on it in some languages. */
  readonly saidBy?: "female" | "male" | undefined;
  /** An earlier translation that was too long for the time. */
  readonly tooLong?: string | undefined;
  /** An earlier translation that was too short for the time. */
  readonly tooShort?: string | undefined;
  /** An earlier translation that should be worded differently. */
  readonly insteadOf?: string | undefined;
}

export interface TranslationRequest {
  readonly sentences: readonly TranslationSentence[];
  /** Sentences spoken before and after, for context only. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Words that must be translated in a given way, or stay as they are; the longest first. */
  readonly terms?: readonly FixedWord[] | undefined;
  /** ISO 639-1 of the sentences; if it equals `target`, they are returned unchanged. */
  readonly source: string;
  readonly target: LanguageCode;
  readonly signal?: AbortSignal | undefined;
}

export interface TranslatedSentence {
  readonly id: string;
  /** Empty if the engine returned no translation. */
  readonly text: string;
}

export interface Translator {
  /**
   * Whether it can word a translation differently: shorter in a second request with smaller
   * `maxChars`, longer or otherwise if it is asked to.
   */
  readonly canShorten: boolean;
  /**
   * Returns one translation per sentence, in the same order.
   * @throws SpeechEngineError
   */
  translate(request: TranslationRequest): Promise<TranslatedSentence[]>;
}

export interface SynthesisRequest {
  readonly text: string;
  /** The engine's voice id, or a mix id. */
  readonly voice: string;
  readonly language: LanguageCode;
  /** Speed factor; 1 is the voice's natural speed. */
  readonly speed: number;
  /** Words to pronounce by another language's rules; engines that cannot do so ignore this. */
  readonly names?: Names | undefined;
  /** Set if a user waits for it: an engine that can, speaks it before what is not urgent. */
  readonly urgent?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Names {
  /** ISO 639-1. */
  readonly language: string;
  readonly words: readonly string[];
}

export interface Synthesizer {
  /** Engine and model name, part of the clips' cache keys. */
  readonly id: string;
  /** Whether the model applies the requested speed; many ignore it. */
  readonly takesSpeed: boolean;
  /**
   * Synthesizes speech; returns a WAV file.
   * @throws SpeechEngineError
   */
  synthesize(request: SynthesisRequest): Promise<Uint8Array>;
}

/** How to get from the spoken language to the target. */
export interface Route {
  /** The transcriber's task: `translate` produces English directly. */
  readonly task: "transcribe" | "translate";
  /** Source language of the translator, ISO 639-1. */
  readonly from: string;
}

/** Languages and voices of the configured engines. All methods throw AppError UNAVAILABLE during an outage. */
export interface Catalog {
  /** Returns all target languages, each with its availability and, if unavailable, the reason. */
  languages(): Promise<Language[]>;
  /** Returns the voices of one language, or of all languages with a translation. */
  voices(language?: LanguageCode): Promise<Voice[]>;
  /** Returns a lookup of a language's voices and mixes by id; it returns null for any other id. */
  voiceFinder(language: LanguageCode): Promise<(id: string) => Voice | null>;
  /** Returns the route from speech in `source` (ISO 639-1) to `target`; null if there is none. */
  route(source: string, target: LanguageCode): Promise<Route | null>;
}

export interface Engines {
  readonly transcriber: Transcriber;
  readonly translator: Translator;
  readonly synthesizer: Synthesizer;
  /** Null if no configured server can tell speakers apart. */
  readonly speakers: SpeakerFinder | null;
  /** Null if no configured server can remove voices. */
  readonly voiceRemover: VoiceRemover | null;
  readonly catalog: Catalog;
}

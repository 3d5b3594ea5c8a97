export type {
  AudioRequest,
  Catalog,
  Engines,
  FoundSpeakers,
  Route,
  SpeakerFinder,
  Names,
  SynthesisRequest,
  Synthesizer,
  Transcriber,
  TranscribeRequest,
  Transcription,
  TranslatedSentence,
  TranslationRequest,
  TranslationSentence,
  Translator,
  VoiceRemover,
} from "./ports.ts";
export { SpeechEngineError, type SpeechEngineFailure } from "./speech-engine-error.ts";
export type { EngineEndpoint, EnginesConfig, TranslationConfig } from "./config.ts";
export { enginesConfig, enginesEnv } from "./engines-env.ts";
export { sampleText } from "./sample-text.ts";
export { createEngines } from "./create-engines.ts";

export type {
  Catalog,
  Engines,
  Route,
  SynthesisRequest,
  Synthesizer,
  Transcriber,
  TranscribeRequest,
  Transcription,
  TranslatedLine,
  TranslationLine,
  TranslationRequest,
  Translator,
} from "./ports.ts";
export { SpeechEngineError, type SpeechEngineFailure } from "./speech-engine-error.ts";
export type { EngineEndpoint, EnginesConfig } from "./config.ts";
export { enginesConfig, enginesEnv } from "./engines-env.ts";
export { createEngines } from "./create-engines.ts";

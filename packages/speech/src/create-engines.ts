import { apertiumTranslator } from "./apertium/translator.ts";
import { createCatalog } from "./catalog.ts";
import type { EnginesConfig } from "./config.ts";
import { createSpeakerFinder } from "./openai/speaker-finder.ts";
import { createSynthesizer } from "./openai/synthesizer.ts";
import { createTranscriber } from "./openai/transcriber.ts";
import { createChatTranslator } from "./openai/translator.ts";
import { createVoiceRemover } from "./openai/voice-remover.ts";
import type { Engines } from "./ports.ts";

/** The engines that the configuration names. Nothing is contacted before the first call. */
export function createEngines(config: EnginesConfig): Engines {
  const { stt, tts, mt, speech } = config;
  return {
    transcriber: createTranscriber(stt),
    translator: mt.kind === "chat" ? createChatTranslator(mt) : apertiumTranslator,
    synthesizer: createSynthesizer(tts),
    speakers: speech && createSpeakerFinder(speech),
    voiceRemover: speech && createVoiceRemover(speech),
    catalog: createCatalog(config),
  };
}

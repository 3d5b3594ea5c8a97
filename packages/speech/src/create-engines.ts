import { apertiumTranslator } from "./apertium/translator.ts";
import { createCatalog } from "./catalog.ts";
import type { EnginesConfig } from "./config.ts";
import { createSynthesizer } from "./openai/synthesizer.ts";
import { createTranscriber } from "./openai/transcriber.ts";
import { createChatTranslator } from "./openai/translator.ts";
import type { Engines } from "./ports.ts";

/** The engines that the configuration names. Nothing is contacted before the first call. */
export function createEngines(config: EnginesConfig): Engines {
  return {
    transcriber: createTranscriber(config.stt),
    translator: config.mt.kind === "chat" ? createChatTranslator(config.mt) : apertiumTranslator,
    synthesizer: createSynthesizer(config.tts),
    catalog: createCatalog(config),
  };
}

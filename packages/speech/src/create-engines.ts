import { createCatalog } from "./catalog.ts";
import type { EngineEndpoint, EnginesConfig, GraphConfig } from "./config.ts";
import { createSpeakerFinder } from "./openai/speaker-finder.ts";
import { createSynthesizer } from "./openai/synthesizer.ts";
import { createTranscriber } from "./openai/transcriber.ts";
import { createChatTranslator } from "./openai/translator.ts";
import { createVoiceRemover } from "./openai/voice-remover.ts";
import type { Engines } from "./ports.ts";
import { createTranslationGraph } from "./translation/graph.ts";
import { createGraphTranslator } from "./translation/graph-translator.ts";

/** Creates the configured engines; contacts no server before the first call. */
export function createEngines(config: EnginesConfig): Engines {
  const { stt, tts, mt, speech } = config;
  const translation = mt.kind === "chat" ? byModel(mt) : byGraph(mt);
  return {
    transcriber: createTranscriber(stt),
    translator: translation.translator,
    synthesizer: createSynthesizer(tts),
    speakers: speech && createSpeakerFinder(speech),
    voiceRemover: speech && createVoiceRemover(speech),
    catalog: createCatalog(tts, translation.graph),
  };
}

const byModel = (endpoint: EngineEndpoint) => ({
  translator: createChatTranslator(endpoint),
  graph: null,
});

function byGraph(mt: GraphConfig) {
  const graph = createTranslationGraph(mt);
  return { translator: createGraphTranslator(graph), graph };
}

import { parseMix } from "@dubdeck/domain";
import type { EngineEndpoint } from "../config.ts";
import type { Synthesizer } from "../ports.ts";
import { callEngine, createClient, isOpenAI } from "./client.ts";

/** Creates a synthesizer for any OpenAI-compatible server. The voice determines the language unless it is a mix. */
export function createSynthesizer(endpoint: EngineEndpoint): Synthesizer {
  const { audio } = createClient(endpoint);
  const takesExtensions = !isOpenAI(endpoint);
  return {
    id: endpoint.model,
    takesSpeed: TAKES_SPEED.test(endpoint.model),
    synthesize: ({ text, voice, language, speed, names, urgent, signal }) =>
      callEngine(signal, async () => {
        const request = {
          ...({ model: endpoint.model, input: text, voice, speed } as const),
          // Mixes exist only on servers that take this field.
          ...(parseMix(voice) && { language }),
          ...(names && takesExtensions && { names: names.words, names_language: names.language }),
          ...(urgent && takesExtensions && { urgent }),
        };
        const answer = await audio.speech.create(
          { ...request, response_format: "wav" },
          { signal },
        );
        return new Uint8Array(await answer.arrayBuffer());
      }),
  };
}

/** Models known to apply `speed`; others may accept the field but ignore it. */
const TAKES_SPEED = /kokoro|^tts-1/i;

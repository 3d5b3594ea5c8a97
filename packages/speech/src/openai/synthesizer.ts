import { parseMix } from "@dubdeck/domain";
import type { EngineEndpoint } from "../config.ts";
import type { Synthesizer } from "../ports.ts";
import { callEngine, createClient, isOpenAI } from "./client.ts";

/** Voices by any server that speaks OpenAI's API. The voice decides the language, unless it is a mix. */
export function createSynthesizer(endpoint: EngineEndpoint): Synthesizer {
  const { audio } = createClient(endpoint);
  const takesExtensions = !isOpenAI(endpoint);
  return {
    id: endpoint.model,
    takesSpeed: TAKES_SPEED.test(endpoint.model),
    synthesize: ({ text, voice, language, speed, names, signal }) =>
      callEngine(signal, async () => {
        const request = {
          ...({ model: endpoint.model, input: text, voice, speed } as const),
          // Only servers that offer voices to mix are asked for one.
          ...(parseMix(voice) && { language }),
          ...(names && takesExtensions && { names: names.words, names_language: names.language }),
        };
        const answer = await audio.speech.create(
          { ...request, response_format: "wav" },
          { signal },
        );
        return new Uint8Array(await answer.arrayBuffer());
      }),
  };
}

/** Models known to heed `speed`. Others accept it and do nothing, so any other name is not trusted. */
const TAKES_SPEED = /kokoro|^tts-1/i;

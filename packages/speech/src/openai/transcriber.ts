import { createReadStream } from "node:fs";
import type { EngineEndpoint } from "../config.ts";
import type { Transcriber } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { callEngine, createClient } from "./client.ts";
import { toTranscription, verboseSchema } from "./transcription.ts";

/** Recognition by any server that speaks OpenAI's API. */
export function createTranscriber(endpoint: EngineEndpoint): Transcriber {
  const { audio } = createClient(endpoint);
  return {
    async transcribe({ path, language, task = "transcribe", signal }) {
      const answer = await callEngine<unknown>(signal, () => {
        const file = createReadStream(path);
        const common = { file, model: endpoint.model, response_format: "verbose_json" } as const;
        if (task === "translate") return audio.translations.create(common, { signal });
        return audio.transcriptions.create(
          {
            ...common,
            timestamp_granularities: ["word", "segment"],
            ...(language && { language }),
          },
          { signal },
        );
      });
      const verbose = verboseSchema.safeParse(answer);
      if (verbose.success) return toTranscription(verbose.data);
      const message = `${endpoint.model} does not answer with verbose_json; choose a Whisper model`;
      throw new SpeechEngineError("unavailable", message, { cause: verbose.error });
    },
  };
}

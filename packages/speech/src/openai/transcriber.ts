import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { toFile } from "openai";
import type { EngineEndpoint } from "../config.ts";
import type { Transcriber } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { callEngine, createClient } from "./client.ts";
import { toTranscription } from "./transcription.ts";
import { verboseSchema } from "./verbose.ts";

/** Recognition by any server that speaks OpenAI's API. */
export function createTranscriber(endpoint: EngineEndpoint): Transcriber {
  const { audio } = createClient(endpoint);
  const isOpenAI = new URL(endpoint.baseUrl).hostname.endsWith("openai.com");
  return {
    async transcribe({ path, language, task = "transcribe", signal }) {
      // A chunk is small; a stream that breaks under the client would end the process.
      const file = await toFile(await readFile(path), basename(path));
      const common = { file, model: endpoint.model, response_format: "verbose_json" } as const;
      const timed = {
        ...common,
        timestamp_granularities: ["word", "segment"] as ("word" | "segment")[],
        ...(language && { language }),
      };
      const answer = await callEngine<unknown>(signal, () => {
        if (task === "transcribe") return audio.transcriptions.create(timed, { signal });
        // Other servers take the language and give word times here, too; OpenAI's does not.
        return audio.translations.create(isOpenAI ? common : timed, { signal });
      });
      const verbose = verboseSchema.safeParse(answer);
      if (verbose.success) return toTranscription(verbose.data);
      const message = `${endpoint.model} does not answer with verbose_json; choose a Whisper model`;
      throw new SpeechEngineError("unavailable", message, { cause: verbose.error });
    },
  };
}

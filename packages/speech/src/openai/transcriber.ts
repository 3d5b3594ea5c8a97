import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { toFile } from "openai";
import { cached } from "../cached.ts";
import type { EngineEndpoint } from "../config.ts";
import type { Transcriber, TranscribeRequest } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { callEngine, createClient, isOpenAI } from "./client.ts";
import { fetchModel } from "./models.ts";
import { toTranscription } from "./transcription.ts";
import { verboseSchema } from "./verbose.ts";

/** Creates a transcriber for any OpenAI-compatible server. */
export function createTranscriber(endpoint: EngineEndpoint): Transcriber {
  const { audio } = createClient(endpoint);
  const takesExtensions = !isOpenAI(endpoint);

  async function hear(file: File, request: TranscribeRequest): Promise<unknown> {
    const { language, task = "transcribe", isClear = false, signal } = request;
    const common = { file, model: endpoint.model, response_format: "verbose_json" } as const;
    const timed = {
      ...common,
      timestamp_granularities: ["word", "segment"] as ("word" | "segment")[],
      ...(language && { language }),
      ...(isClear && takesExtensions && { clear: true }),
    };
    return await callEngine<unknown>(signal, () => {
      if (task === "transcribe") return audio.transcriptions.create(timed, { signal });
      // Unlike OpenAI, other servers take the language and return word times here, too.
      return audio.translations.create(takesExtensions ? timed : common, { signal });
    });
  }

  return {
    model: cached(() => fetchModel(endpoint)),

    async transcribe(request) {
      // Read whole, because a chunk is small and a failing stream in the client would end the process.
      const file = await toFile(await readFile(request.path), basename(request.path));
      const answer = await hear(file, request).catch((error: unknown) => {
        // Some engines detect languages whose codes they reject as a hint.
        if (!request.language || !refusesLanguage(error)) throw error;
        return hear(file, { ...request, language: undefined });
      });
      const verbose = verboseSchema.safeParse(answer);
      if (verbose.success) return toTranscription(verbose.data);
      const message = `${endpoint.model} does not answer with verbose_json; choose a Whisper model`;
      throw new SpeechEngineError("unavailable", message, { cause: verbose.error });
    },
  };
}

const refusesLanguage = (error: unknown): boolean =>
  error instanceof SpeechEngineError &&
  error.kind === "rejected" &&
  /language/i.test(error.message);

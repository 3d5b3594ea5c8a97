import { languageCodeSchema } from "@dubdeck/domain";
import { type Interval, wordSchema } from "@dubdeck/dubbing";
import { findStack } from "@dubdeck/stack";
import { z } from "zod";
import { CliError, EXIT } from "./exit-codes.ts";

const interval = z
  .object({ start_ms: z.int(), end_ms: z.int() })
  .transform(({ start_ms: startMs, end_ms: endMs }): Interval => ({ startMs, endMs }));

const ms = z.number().transform((seconds) => Math.round(seconds * 1000));
const word = z
  .object({ word: z.string(), start: ms, end: ms })
  .transform(({ word: text, start: startMs, end: endMs }) => ({ text, startMs, endMs }))
  .pipe(wordSchema);

const voiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.string(),
  language: languageCodeSchema,
});
export type ServedVoice = z.infer<typeof voiceSchema>;

const speakersSchema = z.object({
  speakers: z.array(
    z.object({
      id: z.string(),
      pitch_hz: z.number().nullable(),
      embedding: z.array(z.number()).optional(),
    }),
  ),
});

/** An audio file to send. */
export interface Sound {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** File name with the format's extension. */
  readonly name: string;
}

export type SpeechServer = ReturnType<typeof speechServer>;

/**
 * Creates a client for the speech server calls that measurements need. Each throws a CliError that names the call.
 * @param baseUrl URL ending in /v1
 */
export function speechServer(baseUrl: string) {
  return {
    /** Returns the recogniser's model name. */
    recognizer: async () =>
      (await call("../health", z.object({ whisper: z.string().default("") }))).whisper,

    voices: async () =>
      (await call("audio/voices", z.object({ voices: z.array(voiceSchema) }))).voices,

    /** Synthesizes speech; returns a WAV file. */
    async speak(input: string, voice: string, speed: number): Promise<Uint8Array<ArrayBuffer>> {
      const body = JSON.stringify({ model: "kokoro", input, voice, speed, response_format: "wav" });
      const answer = await send("audio/speech", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      return new Uint8Array(await answer.arrayBuffer());
    },

    transcribe(sound: Sound, language: string, prompt?: string) {
      const fields = { language, response_format: "verbose_json", ...(prompt && { prompt }) };
      const heard = z.object({ text: z.string(), words: z.array(word) });
      return call("audio/transcriptions", heard, form(sound, fields));
    },

    /** Finds speech regions. */
    regions: async (sound: Sound): Promise<Interval[]> =>
      (await call("audio/regions", z.object({ regions: z.array(interval) }), form(sound, {})))
        .regions,

    /** Returns the sound without voices as raw s16le, 48 kHz, stereo; null if the server cannot remove voices. */
    async bed(sound: Sound): Promise<Uint8Array | null> {
      const answer = await send("audio/bed", { method: "POST", body: form(sound, {}) }).catch(
        ifMissing,
      );
      return answer && new Uint8Array(await answer.arrayBuffer());
    },

    /** Finds speakers in order of first speech; null if the server cannot tell speakers apart. */
    async speakers(sound: Sound) {
      const fields = { embeddings: "true" };
      const answer = await call("audio/speakers", speakersSchema, form(sound, fields)).catch(
        ifMissing,
      );
      return answer?.speakers ?? null;
    },
  };

  async function call<T>(path: string, schema: z.ZodType<T>, body?: FormData): Promise<T> {
    const response = await send(path, body && { method: "POST", body });
    return schema.parse(await response.json());
  }

  async function send(path: string, init?: RequestInit): Promise<Response> {
    const url = new URL(path, `${baseUrl}/`);
    const response = await fetch(url, init).catch((cause: unknown) => {
      throw new CliError(EXIT.noServer, `No speech server answers at ${baseUrl}.`, { cause });
    });
    if (response.ok) return response;
    throw new SpeechServerError(response.status, `${path}: ${await response.text()}`);
  }
}

class SpeechServerError extends CliError {
  readonly status: number;
  constructor(status: number, message: string) {
    super(EXIT.failed, `The speech server answered ${status} to ${message}`);
    this.status = status;
  }
}

function ifMissing(error: unknown): null {
  if (error instanceof SpeechServerError && [404, 405].includes(error.status)) return null;
  throw error;
}

function form({ bytes, name }: Sound, fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  data.append("file", new Blob([bytes]), name);
  return data;
}

/**
 * Returns the speech server at `url`, or the one of this machine's running stack.
 * @throws CliError if there is neither
 */
export async function findSpeechServer(
  url: string | undefined,
  dataDir: string,
): Promise<SpeechServer> {
  const address = url ?? (await findStack(dataDir))?.env["STT_BASE_URL"];
  if (!address) throw new CliError(EXIT.noServer, "Start Dubdeck first: npm start");
  return speechServer(address.replace(/\/+$/, ""));
}

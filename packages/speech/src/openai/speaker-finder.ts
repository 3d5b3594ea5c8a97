import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import type { SpeakerFinder } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { postFile } from "./post-file.ts";

/** Creates a speaker finder that uses the speech server's extension `POST audio/speakers`. */
export function createSpeakerFinder(endpoint: EngineEndpoint): SpeakerFinder {
  return {
    model: "campplus",
    async findSpeakers(request) {
      const response = await postFile(endpoint, "/audio/speakers", request);
      const answer = answerSchema.safeParse(await response.json());
      if (answer.success) return answer.data;
      const message = "The speech server's list of speakers can't be read";
      throw new SpeechEngineError("unavailable", message, { cause: answer.error });
    },
  };
}

const answerSchema = z.object({
  speakers: z.array(
    z
      .object({
        id: z.string().min(1),
        sex: z.enum(["female", "male"]),
        pitch_hz: z.number().positive().nullish(),
        seconds: z.number().nonnegative(),
        similarity: z.record(z.string(), z.number()).default({}),
      })
      .transform(({ pitch_hz, seconds, ...speaker }) => ({
        ...speaker,
        pitchHz: pitch_hz ?? null,
        ms: Math.round(seconds * 1000),
      })),
  ),
  turns: z.array(
    z
      .object({
        start_ms: z.int().nonnegative(),
        end_ms: z.int().nonnegative(),
        speaker: z.string().min(1),
      })
      .transform(({ start_ms, end_ms, speaker }) => ({
        startMs: start_ms,
        endMs: end_ms,
        speaker,
      })),
  ),
});

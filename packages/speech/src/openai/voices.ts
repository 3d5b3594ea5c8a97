import {
  LANGUAGES,
  languageCodeSchema,
  type LanguageCode,
  type Voice,
  type VoiceCalibration,
} from "@dubdeck/domain";
import { NotFoundError } from "openai";
import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import { toLanguageCode } from "../language-code.ts";
import { callEngine, createClient } from "./client.ts";

/**
 * Fetches a server's voices from the extension `GET audio/voices`. Servers without it are assumed to
 * have OpenAI's voices, which speak every language.
 * @throws SpeechEngineError
 */
export async function fetchVoices(endpoint: EngineEndpoint): Promise<Voice[]> {
  const client = createClient(endpoint);
  const answer = await callEngine(undefined, async () => {
    try {
      return await client.get<unknown>("/audio/voices", { timeout: 10_000 });
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  });
  if (answer === null) return LANGUAGES.flatMap(({ code }) => openaiVoices(code));
  return voicesSchema.parse(answer).voices.flatMap(toVoice);
}

const voicesSchema = z.object({
  voices: z.array(
    z.object({
      id: z.string(),
      name: z.string().optional(),
      language: z.string(),
      gender: z.enum(["female", "male", "neutral"]).catch("neutral"),
      style: z.string().optional(),
      native: z.boolean().nullish(),
      robotic: z.boolean().nullish(),
      mixable: z.boolean().nullish(),
      pitch_hz: z.number().positive().nullish(),
      clear_speed: z.number().positive().nullish(),
      rates: z
        .array(
          z.object({
            speed: z.number().positive(),
            syllables_per_second: z.number().positive(),
            word_error_rate: z.number().nonnegative().default(0),
          }),
        )
        .nullish(),
      stretched: z
        .array(
          z.object({ factor: z.number().positive(), word_error_rate: z.number().nonnegative() }),
        )
        .nullish(),
    }),
  ),
});
type ServedVoice = z.infer<typeof voicesSchema>["voices"][number];

function toVoice(served: ServedVoice): Voice[] {
  const code = languageCodeSchema.safeParse(toLanguageCode(served.language));
  if (!code.success) return [];
  const robotic = served.robotic ?? false;
  return [
    {
      id: served.id,
      name: served.name ?? served.id,
      gender: served.gender,
      style: robotic ? "Robotic" : (served.style ?? "Natural"),
      language: code.data,
      native: served.native ?? true,
      robotic,
      mixable: served.mixable ?? false,
      custom: false,
      pitchHz: served.pitch_hz ?? null,
      calibration: calibrationOf(served),
    },
  ];
}

function calibrationOf({
  clear_speed: clearSpeed,
  rates,
  stretched,
}: ServedVoice): VoiceCalibration | null {
  if (!clearSpeed || !rates?.length) return null;
  const measured = rates.map((rate) => ({
    speed: rate.speed,
    syllablesPerSecond: rate.syllables_per_second,
    wordErrorRate: rate.word_error_rate,
  }));
  const stretches = stretched?.map((each) => ({
    factor: each.factor,
    wordErrorRate: each.word_error_rate,
  }));
  return {
    clearSpeed,
    rates: measured.toSorted((a, b) => a.speed - b.speed),
    ...(stretches?.length && { stretched: stretches.toSorted((a, b) => a.factor - b.factor) }),
  };
}

function openaiVoices(language: LanguageCode): Voice[] {
  return OPENAI_VOICES.map(([id, gender, style]) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const unmeasured = { pitchHz: null, calibration: null };
    const traits = { native: true, robotic: false, mixable: false, custom: false };
    return { id, name, gender, style, language, ...traits, ...unmeasured };
  });
}

const OPENAI_VOICES = [
  ["nova", "female", "Energetic"],
  ["onyx", "male", "Professional"],
  ["shimmer", "female", "Warm"],
  ["echo", "male", "Natural"],
  ["coral", "female", "Warm"],
  ["ash", "male", "Professional"],
  ["sage", "female", "Natural"],
  ["fable", "neutral", "Energetic"],
  ["alloy", "neutral", "Natural"],
] as const;

import { z } from "zod";
import { languageCodeSchema } from "./language.ts";
import type { VoiceTier } from "./plan.ts";

/** Measured speaking rates and intelligibility of a voice at each engine speed. */
export const voiceCalibrationSchema = z.object({
  /** The highest measured speed at which the voice is still intelligible. */
  clearSpeed: z.number().positive(),
  /** In order of speed. */
  rates: z.array(
    z.object({
      speed: z.number().positive(),
      syllablesPerSecond: z.number().positive(),
      /** Share of a known text's words that a recogniser got wrong. */
      wordErrorRate: z.number().nonnegative(),
    }),
  ),
  /** How well its own pace, time-stretched by a factor, is understood; in order of factor. */
  stretched: z
    .array(z.object({ factor: z.number().positive(), wordErrorRate: z.number().nonnegative() }))
    .optional(),
});
export type VoiceCalibration = z.infer<typeof voiceCalibrationSchema>;

export const voiceSchema = z.object({
  id: z.string().meta({ description: "The engine's own, for example ef_dora, or that of a mix." }),
  name: z.string(),
  gender: z.enum(["female", "male", "neutral"]),
  style: z.string(),
  language: languageCodeSchema,
  native: z.boolean().meta({
    description:
      "Whether it was trained on this language; others speak it with its sounds all the same.",
  }),
  robotic: z.boolean().meta({
    description: "Sounds like a machine: offered only where there is no better voice.",
  }),
  mixable: z.boolean().meta({ description: "Whether a custom voice can be mixed from it." }),
  custom: z.boolean().meta({ description: "Mixed by an account; it speaks every language." }),
  pitchHz: z.number().positive().nullable().meta({
    description: "Median pitch; null when it was not measured.",
  }),
  /** Null if not measured. */
  calibration: voiceCalibrationSchema.nullable(),
});
export type Voice = z.infer<typeof voiceSchema>;

/** Returns the voices that a tier includes; `basic` is the first female and male voice per language. */
export function voicesOfTier(voices: readonly Voice[], tier: VoiceTier): Voice[] {
  if (tier !== "basic") return [...voices];
  const taken = new Set<string>();
  return voices.filter(({ language, gender }) => {
    const place = `${language} ${gender}`;
    if (gender === "neutral" || taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}

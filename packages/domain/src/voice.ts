import { z } from "zod";
import { languageCodeSchema } from "./language.ts";
import type { VoiceTier } from "./plan.ts";

export const voiceSchema = z.object({
  /** The engine's own id, for example `ef_dora`. */
  id: z.string(),
  name: z.string(),
  gender: z.enum(["female", "male", "neutral"]),
  style: z.string(),
  language: languageCodeSchema,
});
export type Voice = z.infer<typeof voiceSchema>;

/** What a plan's tier offers of an engine's voices: `basic` is one female and one male per language. */
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

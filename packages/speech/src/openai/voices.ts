import { LANGUAGES, languageCodeSchema, type LanguageCode, type Voice } from "@dubdeck/domain";
import { NotFoundError } from "openai";
import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import { toLanguageCode } from "../language-code.ts";
import { callEngine, createClient } from "./client.ts";

/**
 * The voices of a speech server, from the extension `GET audio/voices`; servers without it are
 * taken for OpenAI, whose voices speak every language.
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
    }),
  ),
});
type ServedVoice = z.infer<typeof voicesSchema>["voices"][number];

function toVoice({ id, name, language, gender, style }: ServedVoice): Voice[] {
  const code = languageCodeSchema.safeParse(toLanguageCode(language));
  if (!code.success) return [];
  return [{ id, name: name ?? id, gender, style: style ?? "Natural", language: code.data }];
}

function openaiVoices(language: LanguageCode): Voice[] {
  return OPENAI_VOICES.map(([id, gender, style]) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    return { id, name, gender, style, language };
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

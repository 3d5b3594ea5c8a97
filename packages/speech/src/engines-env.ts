import { z } from "zod";
import type { EnginesConfig } from "./config.ts";

/** The variables that choose the engines, for a process's own environment schema to include. */
export const enginesEnv = z.object({
  OPENAI_API_KEY: z.string().min(1).optional(),
  STT_BASE_URL: z.url().optional(),
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  TTS_BASE_URL: z.url().optional(),
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  MT_BASE_URL: z.url().optional(),
  MT_API_KEY: z.string().optional(),
  MT_MODEL: z.string().optional(),
});

const OPENAI = "https://api.openai.com/v1";
/** Local servers ask for no key, but the protocol wants one. */
const NO_KEY = "none";

/**
 * Per stage: the server that is named, else OpenAI where there is a key for it. Translation falls
 * back to Apertium, which needs neither.
 * @throws Error naming the variables that are missing
 */
export function enginesConfig(env: z.infer<typeof enginesEnv>): EnginesConfig {
  const openai = env.OPENAI_API_KEY;
  const endpoint = (stage: "STT" | "TTS" | "MT", model: string) => {
    const named = env[`${stage}_BASE_URL`];
    if (!named && !openai) {
      throw new Error(
        `Set ${stage}_BASE_URL to a server that speaks OpenAI's API, or OPENAI_API_KEY.`,
      );
    }
    return {
      baseUrl: named ?? OPENAI,
      apiKey: env[`${stage}_API_KEY`] ?? (named ? NO_KEY : (openai ?? NO_KEY)),
      model: env[`${stage}_MODEL`] ?? model,
    };
  };
  const chat = env.MT_BASE_URL !== undefined || openai !== undefined;
  return {
    stt: endpoint("STT", "whisper-1"),
    tts: endpoint("TTS", "gpt-4o-mini-tts"),
    mt: chat ? { kind: "chat", ...endpoint("MT", "gpt-4.1-mini") } : { kind: "apertium" },
  };
}

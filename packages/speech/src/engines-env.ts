import { z } from "zod";
import type { EngineEndpoint, EnginesConfig, TranslationConfig } from "./config.ts";

/** Environment variables that select the engines; processes include them in their schemas. */
export const enginesEnv = z.object({
  OPENAI_API_KEY: z.string().min(1).optional(),
  SPEECH_URL: z.url().optional(),
  STT_BASE_URL: z.url().optional(),
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  TTS_BASE_URL: z.url().optional(),
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  MT_BASE_URL: z.url().optional(),
  MT_KIND: z.enum(["chat", "libretranslate"]).optional(),
  MT_API_KEY: z.string().optional(),
  MT_MODEL: z.string().optional(),
});
type Env = z.infer<typeof enginesEnv>;

const OPENAI = "https://api.openai.com/v1";
/** Placeholder for servers without keys, because the client requires one. */
const NO_KEY = "none";

/**
 * Selects the server for each stage: the configured one, else OpenAI if there is a key, else Dubdeck's
 * speech server. Translation falls back to Apertium, which needs no server.
 * @throws Error that names the missing variables
 */
export function enginesConfig(env: Env): EnginesConfig {
  return {
    stt: endpoint(env, "STT", { openai: "whisper-1", own: "whisper" }),
    tts: endpoint(env, "TTS", { openai: "gpt-4o-mini-tts", own: "kokoro" }),
    mt: translation(env),
    speech: ownServer(env, "speech"),
  };
}

function endpoint(
  env: Env,
  stage: "STT" | "TTS",
  models: { readonly openai: string; readonly own: string },
): EngineEndpoint {
  const baseUrl = env[`${stage}_BASE_URL`];
  const model = env[`${stage}_MODEL`];
  if (baseUrl) {
    return { baseUrl, apiKey: env[`${stage}_API_KEY`] ?? NO_KEY, model: model ?? models.openai };
  }
  const apiKey = env.OPENAI_API_KEY && (env[`${stage}_API_KEY`] ?? env.OPENAI_API_KEY);
  if (apiKey) return { baseUrl: OPENAI, apiKey, model: model ?? models.openai };
  const own = ownServer(env, model ?? models.own);
  if (own) return own;
  throw new Error(`Set ${stage}_BASE_URL to a server that speaks OpenAI's API, or OPENAI_API_KEY.`);
}

function ownServer({ SPEECH_URL }: Env, model: string): EngineEndpoint | null {
  return SPEECH_URL ? { baseUrl: `${trimmed(SPEECH_URL)}/v1`, apiKey: NO_KEY, model } : null;
}

function translation(env: Env): TranslationConfig {
  const { MT_BASE_URL: named, MT_API_KEY: apiKey, OPENAI_API_KEY: openai, SPEECH_URL } = env;
  const model = env.MT_MODEL ?? "gpt-4.1-mini";
  if (named && (env.MT_KIND ?? kindOf(named)) === "chat") {
    return { kind: "chat", baseUrl: named, apiKey: apiKey ?? NO_KEY, model };
  }
  if (named) return { kind: "libretranslate", baseUrl: trimmed(named), apiKey: apiKey ?? null };
  if (openai) return { kind: "chat", baseUrl: OPENAI, apiKey: apiKey ?? openai, model };
  if (!SPEECH_URL) return { kind: "apertium" };
  return { kind: "libretranslate", baseUrl: trimmed(SPEECH_URL), apiKey: null };
}

/** Guesses the API: chat models are served under a path such as `/v1`, LibreTranslate at the root. */
function kindOf(address: string): "chat" | "libretranslate" {
  return new URL(address).pathname === "/" ? "libretranslate" : "chat";
}

const trimmed = (address: string): string => address.replace(/\/+$/, "");

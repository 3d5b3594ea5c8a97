import { AppError, LANGUAGES, type Language, type LanguageCode, type Voice } from "@dubdeck/domain";
import { APERTIUM_LANGUAGES, modesFor } from "./apertium/routes.ts";
import type { EnginesConfig } from "./config.ts";
import { fetchVoices } from "./openai/voices.ts";
import type { Catalog, Route } from "./ports.ts";
import { SpeechEngineError } from "./speech-engine-error.ts";

/** What is asked of the speech server again only after this time. */
const TTL_MS = 30_000;

/** What the configured engines can do; the voices decide, and how translation is done. */
export function createCatalog({ tts, mt }: EnginesConfig): Catalog {
  const allVoices = cached(TTL_MS, () => fetchVoices(tts).catch(reportOutage));
  const reads = (language: string): boolean =>
    mt.kind === "chat" || APERTIUM_LANGUAGES.includes(language);

  async function languages(): Promise<Language[]> {
    const spoken = new Set((await allVoices()).map((voice) => voice.language));
    return LANGUAGES.map((language) => {
      const reason = missing(language, reads, spoken);
      return Object.assign({ available: !reason }, language, reason && { reason });
    });
  }

  async function isAvailable(code: LanguageCode): Promise<boolean> {
    return (await languages()).some((language) => language.code === code && language.available);
  }

  return {
    languages,

    async voices(language?: LanguageCode): Promise<Voice[]> {
      const voices = await allVoices();
      return voices.filter((voice) =>
        language ? voice.language === language : reads(voice.language),
      );
    },

    async route(source: string, target: LanguageCode): Promise<Route | null> {
      if (!(await isAvailable(target))) return null;
      const direct = source === target || mt.kind === "chat" || modesFor(source, target) !== null;
      // Whisper writes English down from any language; from there Apertium goes on.
      return direct ? { task: "transcribe", from: source } : { task: "translate", from: "en" };
    },
  };
}

/** What stands between the engines and dubbing into a language, for the user to read. */
function missing(
  { code, name }: Pick<Language, "code" | "name">,
  reads: (code: string) => boolean,
  spoken: ReadonlySet<LanguageCode>,
): string | null {
  if (!reads(code)) return `${name} needs a chat model for translation (set MT_BASE_URL).`;
  return spoken.has(code) ? null : `No voice for ${name} on this server.`;
}

/** Keeps a good answer for a while; calls at the same time share one question. */
function cached<T>(ttlMs: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    if (answer) return answer;
    const asking = ask();
    answer = asking;
    const forget = (): void => {
      if (answer === asking) answer = null;
    };
    void asking.then(() => setTimeout(forget, ttlMs).unref(), forget);
    return asking;
  };
}

function reportOutage(cause: unknown): never {
  if (!(cause instanceof SpeechEngineError)) throw cause;
  const message = "The voice engine can't be reached right now. Please try again in a moment.";
  throw new AppError("UNAVAILABLE", message, { cause });
}

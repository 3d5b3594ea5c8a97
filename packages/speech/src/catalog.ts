import { AppError, LANGUAGES, type Language, type LanguageCode, type Voice } from "@dubdeck/domain";
import { cached } from "./cached.ts";
import type { EngineEndpoint } from "./config.ts";
import { isHeard } from "./language-code.ts";
import { mixVoices } from "./mix-voices.ts";
import { fetchVoices } from "./openai/voices.ts";
import type { Catalog, Route } from "./ports.ts";
import { SpeechEngineError } from "./speech-engine-error.ts";
import type { TranslationGraph } from "./translation/graph.ts";
import { speechRoute } from "./translation/speech-route.ts";

/**
 * Creates the catalogue of available languages and voices: a language needs a voice and a translation.
 * @param graph null if a chat model translates, which supports any pair
 */
export function createCatalog(tts: EngineEndpoint, graph: TranslationGraph | null): Catalog {
  const allVoices = cached(() => fetchVoices(tts).catch(reportOutage));
  const allEdges = async () => (await graph?.edges().catch(reportOutage)) ?? null;

  /** Returns a predicate for target languages: whether speech in any language can be translated into them. */
  async function reachable(): Promise<(code: LanguageCode) => boolean> {
    const edges = await allEdges();
    if (!edges) return () => true;
    const reached = new Set(edges.filter(({ from }) => isHeard(from)).map(({ to }) => to));
    return (code) => code === "en" || reached.has(code);
  }

  async function languages(): Promise<Language[]> {
    const [voices, isReached] = await Promise.all([allVoices(), reachable()]);
    const spoken = new Set(voices.map((voice) => voice.language));
    return LANGUAGES.map((language) => {
      const { code, name } = language;
      const reason = !isReached(code)
        ? `Translation into ${name} is not available yet.`
        : !spoken.has(code) && `There is no voice for ${name} yet.`;
      return Object.assign({ available: !reason }, language, reason && { reason });
    });
  }

  async function isAvailable(code: LanguageCode): Promise<boolean> {
    return (await languages()).some((language) => language.code === code && language.available);
  }

  return {
    languages,

    async voices(language?: LanguageCode): Promise<Voice[]> {
      const [voices, isReached] = await Promise.all([allVoices(), reachable()]);
      return voices.filter((voice) =>
        language ? voice.language === language : isReached(voice.language),
      );
    },

    async voiceFinder(language: LanguageCode): Promise<(id: string) => Voice | null> {
      const voices = await allVoices();
      const spoken = voices.filter((voice) => voice.language === language);
      return (id) => spoken.find((voice) => voice.id === id) ?? mixVoices(voices, id, language);
    },

    async route(source: string, target: LanguageCode): Promise<Route | null> {
      if (!(await isAvailable(target))) return null;
      const edges = await allEdges();
      return edges ? speechRoute(edges, source, target) : { task: "transcribe", from: source };
    },
  };
}

function reportOutage(cause: unknown): never {
  if (!(cause instanceof SpeechEngineError)) throw cause;
  throw new AppError("UNAVAILABLE", OUTAGE_MESSAGE, { cause });
}

const OUTAGE_MESSAGE = "The voice engine can't be reached right now. Please try again in a moment.";

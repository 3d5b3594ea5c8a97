import { z } from "zod";
import type { LibreTranslateServer } from "../config.ts";
import { toLanguageCode } from "../language-code.ts";
import { QUALITY, type Translated, type TranslationEdge } from "../translation/edge.ts";
import { ask } from "./ask.ts";
import { tidyPortuguese } from "./tidy-portuguese.ts";

/** Sentences per request; servers limit the batch size. */
const BATCH = 50;

/**
 * Lists the language pairs of a LibreTranslate server.
 * @throws SpeechEngineError
 */
export async function libreTranslateEdges(
  server: LibreTranslateServer,
): Promise<TranslationEdge[]> {
  const languages = await ask(server, "/languages", languagesSchema, { timeoutMs: 10_000 });
  const codes = codesByLanguage(languages.flatMap(({ code, targets }) => [code, ...targets]));
  const edges = new Map<string, TranslationEdge>();
  for (const { code, targets } of languages) {
    for (const target of targets) {
      const [from, to] = [toLanguageCode(code), toLanguageCode(target)];
      if (from === to || codes.get(from) !== code || codes.get(to) !== target) continue;
      edges.set(`${from}-${to}`, {
        from,
        to,
        quality: QUALITY.neural,
        translate: (texts, signal) => translate(server, { source: code, target, texts, signal }),
      });
    }
  }
  return [...edges.values()];
}

const languagesSchema = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));

/** Maps ISO 639-1 to the server's code (`zh-Hans`), preferring the plain code if there are several. */
function codesByLanguage(codes: readonly string[]): Map<string, string> {
  const byLanguage = new Map<string, string>();
  for (const code of codes) {
    const language = toLanguageCode(code);
    if (code === language || !byLanguage.has(language)) byLanguage.set(language, code);
  }
  return byLanguage;
}

interface Texts {
  readonly source: string;
  readonly target: string;
  readonly texts: readonly string[];
  readonly signal: AbortSignal | undefined;
}

async function translate(
  server: LibreTranslateServer,
  { source, target, texts, signal }: Texts,
): Promise<Translated[]> {
  const translated: Translated[] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    const q = texts.slice(start, start + BATCH);
    const answer = z.object({ translatedText: z.array(z.string()).length(q.length) });
    const json = { q, source, target, format: "text" };
    const { translatedText } = await ask(server, "/translate", answer, { json, signal });
    for (const [i, answered] of translatedText.entries()) {
      const text = answered.trim();
      const tidy = target === "pt" ? tidyPortuguese(text, q[i] ?? "") : text;
      translated.push({ text: tidy, unknown: [] });
    }
  }
  return translated;
}

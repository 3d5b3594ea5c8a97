import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chrF } from "@dubdeck/dubbing";
import { runProcess, withTempDir } from "@dubdeck/process";
import type { Translator } from "@dubdeck/speech";
import { z } from "zod";
import { CliError, EXIT } from "../exit-codes.ts";

/** Apertium modes to chain from English to each target. */
const APERTIUM = {
  es: ["eng-spa"],
  fr: ["eng-spa", "es-fr"],
  it: ["eng-spa", "spa-ita"],
  pt: ["eng-spa", "es-pt"],
} as const;
type Target = keyof typeof APERTIUM;
const TARGETS: readonly Target[] = ["es", "fr", "it", "pt"];

/** Human reference translations, one or more, for example with different forms of address. */
const renderings = z.array(z.string()).min(1);
const sentencesSchema = z.array(
  z.object({ en: z.string(), es: renderings, fr: renderings, it: renderings, pt: renderings }),
);
type Sentences = z.infer<typeof sentencesSchema>;

export interface TranslationScore {
  readonly to: Target;
  /** chrF of the configured translator and of Apertium alone, 0 to 100. */
  readonly configured: number;
  readonly apertium: number;
  readonly translations: readonly string[];
}

/** Translates everyday sentences from English and compares the results with human translations. */
export async function scoreTranslations(
  translator: Translator,
  signal: AbortSignal,
): Promise<TranslationScore[]> {
  const sentences = await readSentences();
  const scores: TranslationScore[] = [];
  for (const to of TARGETS) {
    const translations = await translateAll(translator, sentences, to, signal);
    const plain = await runApertium(
      sentences.map(({ en }) => en),
      to,
      signal,
    );
    const [configured, apertium] = [
      compare(translations, sentences, to),
      compare(plain, sentences, to),
    ];
    scores.push({ to, configured, apertium, translations });
  }
  return scores;
}

async function readSentences(): Promise<Sentences> {
  const text = await readFile(join(import.meta.dirname, "everyday-sentences.json"), "utf8");
  return sentencesSchema.parse(JSON.parse(text));
}

const compare = (translations: readonly string[], sentences: Sentences, to: Target): number =>
  chrF(
    sentences.map(({ [to]: references }, i) => ({
      translation: translations[i] ?? "",
      references,
    })),
  );

/** Translates each sentence separately, because unrelated sentences must not serve as context. */
async function translateAll(
  translator: Translator,
  sentences: Sentences,
  target: Target,
  signal: AbortSignal,
): Promise<string[]> {
  const request = { before: [], after: [], source: "en", target, signal };
  const translations: string[] = [];
  for (const { en: text } of sentences) {
    const asked = [{ id: "0", text, maxChars: 1000 }];
    const [answer] = await translator.translate({ ...request, sentences: asked });
    translations.push(answer?.text ?? "");
  }
  return translations;
}

async function runApertium(texts: string[], to: Target, signal: AbortSignal): Promise<string[]> {
  return await withTempDir(async (folder) => {
    const path = join(folder, "sentences.txt");
    let answers = texts;
    for (const mode of APERTIUM[to]) {
      await writeFile(path, answers.join("\n\n"));
      const { stdout } = await runProcess("apertium", ["-u", mode, path], { signal });
      answers = stdout
        .toString()
        .trim()
        .split(/\n\s*\n/);
    }
    if (answers.length !== texts.length) {
      throw new CliError(
        EXIT.failed,
        `Apertium gave ${answers.length} of ${texts.length} sentences.`,
      );
    }
    return answers;
  });
}

/** Formats scores as a Markdown table. */
export function translationTable(scores: readonly TranslationScore[]): string {
  const rows = scores.map(({ to, configured, apertium }) => {
    const more = configured - apertium;
    const cells = [
      to,
      configured.toFixed(1),
      apertium.toFixed(1),
      `${more < 0 ? "" : "+"}${more.toFixed(1)}`,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| en → | chrF | Apertium alone | difference |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chrF } from "@dubdeck/dubbing";
import { runProcess, withTempDir } from "@dubdeck/process";
import type { Translator } from "@dubdeck/speech";
import { z } from "zod";
import { CliError, EXIT } from "../exit-codes.ts";

/** Languages of the everyday sentences. */
export const WRITTEN_LANGUAGES = ["en", "es", "fr", "it", "pt"] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** Apertium's modes from and to Spanish, through which it reaches the others. */
const TO_SPANISH = { en: ["eng-spa"], es: [], fr: ["fr-es"], it: ["ita-spa"], pt: ["pt-es"] };
const FROM_SPANISH = { en: ["spa-eng"], es: [], fr: ["es-fr"], it: ["spa-ita"], pt: ["es-pt"] };

/** Written by hand, one or more, for example with different forms of address. */
const renderings = z.array(z.string()).min(1);
const sentencesSchema = z.array(
  z.object({
    en: z.string().transform((text) => [text]),
    es: renderings,
    fr: renderings,
    it: renderings,
    pt: renderings,
  }),
);
type Sentences = z.infer<typeof sentencesSchema>;

export interface TranslationScore {
  readonly from: WrittenLanguage;
  readonly to: WrittenLanguage;
  /** chrF of the configured translator and of Apertium alone, 0 to 100. */
  readonly configured: number;
  readonly apertium: number;
  readonly translations: readonly string[];
}

/** Translates everyday sentences to the other languages and compares the results with human translations. */
export async function scoreTranslations(
  translator: Translator,
  from: WrittenLanguage,
  signal: AbortSignal,
): Promise<TranslationScore[]> {
  const sentences = await readSentences();
  const texts = sentences.map(({ [from]: [text = ""] }) => text);
  const scores: TranslationScore[] = [];
  for (const to of WRITTEN_LANGUAGES.filter((language) => language !== from)) {
    const translations = await translateAll(translator, texts, [from, to], signal);
    const plain = await runApertium(texts, [...TO_SPANISH[from], ...FROM_SPANISH[to]], signal);
    scores.push({
      from,
      to,
      configured: compare(translations, sentences, to),
      apertium: compare(plain, sentences, to),
      translations,
    });
  }
  return scores;
}

async function readSentences(): Promise<Sentences> {
  const text = await readFile(join(import.meta.dirname, "everyday-sentences.json"), "utf8");
  return sentencesSchema.parse(JSON.parse(text));
}

const compare = (
  translations: readonly string[],
  sentences: Sentences,
  to: WrittenLanguage,
): number =>
  chrF(
    sentences.map(({ [to]: references }, i) => ({
      translation: translations[i] ?? "",
      references,
    })),
  );

/** Translates each sentence separately, because unrelated sentences must not serve as context. */
async function translateAll(
  translator: Translator,
  texts: readonly string[],
  [source, target]: readonly [WrittenLanguage, WrittenLanguage],
  signal: AbortSignal,
): Promise<string[]> {
  const request = { before: [], after: [], source, target, signal };
  const translations: string[] = [];
  for (const text of texts) {
    const asked = [{ id: "0", text, maxChars: 1000 }];
    const [answer] = await translator.translate({ ...request, sentences: asked });
    translations.push(answer?.text ?? "");
  }
  return translations;
}

/** Runs the modes one after another. */
async function runApertium(
  texts: readonly string[],
  modes: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  return await withTempDir(async (folder) => {
    const path = join(folder, "sentences.txt");
    let answers = [...texts];
    for (const mode of modes) {
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
  const rows = scores.map(({ from, to, configured, apertium }) => {
    const more = configured - apertium;
    const cells = [
      `${from} → ${to}`,
      configured.toFixed(1),
      apertium.toFixed(1),
      `${more < 0 ? "" : "+"}${more.toFixed(1)}`,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| | chrF | Apertium alone | difference |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

import { ProcessError, runProcess } from "@dubdeck/process";
import { toLanguageCode } from "../language-code.ts";
import { QUALITY, type TranslationEdge } from "../translation/edge.ts";
import { translateLeft } from "./lexicon/known-words.ts";
import { loadMode, runMode } from "./run-mode.ts";
import { prepareText, tidyText } from "./text.ts";

/** Lists the language pairs of the local Apertium; empty if it is not installed. */
export async function apertiumEdges(): Promise<TranslationEdge[]> {
  const modes = await listModes();
  return modes.flatMap((plain) => {
    const [, source, target] = MODE.exec(plain) ?? [];
    if (!source || !target) return [];
    // Like the voices and the neural models. From Spanish it says "you" as "he", which English then takes for him.
    const brazilian = `${plain}_BR`;
    const mode = source !== "es" && modes.includes(brazilian) ? brazilian : plain;
    return [edgeOf(mode, toLanguageCode(source), toLanguageCode(target))];
  });
}

/** A plain pair such as `eng-spa` or `es-fr`; other modes are variants. */
const MODE = /^([a-z]{2,3})-([a-z]{2,3})$/;

async function listModes(): Promise<string[]> {
  try {
    const { stdout } = await runProcess("apertium", ["-l"]);
    return stdout.toString().split(/\s+/);
  } catch (error) {
    if (error instanceof ProcessError) return [];
    throw error;
  }
}

function edgeOf(mode: string, from: string, to: string): TranslationEdge {
  return {
    from,
    to,
    quality: qualityOf(from, to),
    load: () => loadMode(mode),
    async translate(texts, signal, words, toOne) {
      const prepared = texts.map((text) => prepareText(text, from, to));
      const translated = await runMode(mode, prepared, signal, { words, toOne });
      return translated.map((each, i) => {
        const { text, unknown } = translateLeft(each, `${from}-${to}`);
        const tidy = tidyText(text, texts[i] ?? "", { source: from, target: to });
        return { text: tidy, unknown, words: each.words };
      });
    },
  };
}

const qualityOf = (from: string, to: string): number =>
  from === "en" || to === "en"
    ? QUALITY.apertiumEnglish
    : (PAIR_QUALITY[`${from}-${to}`] ?? QUALITY.apertium);

/** Pairs that differ from the others. */
const PAIR_QUALITY: Readonly<Record<string, number>> = {
  // Two steps by way of Catalan are better: chrF 71, 68 and 72 against 65, 62 and 68.
  "es-fr": 0.72,
  "fr-es": 0.72,
  "es-it": 0.72,
  // From Portuguese a little better than the Spanish pair.
  "ca-it": 0.88,
};

import { ProcessError, runProcess } from "@dubdeck/process";
import { toLanguageCode } from "../language-code.ts";
import { QUALITY, type TranslationEdge } from "../translation/edge.ts";
import { runMode } from "./run-mode.ts";
import { prepareText, tidyText } from "./text.ts";

/** Lists the language pairs of the local Apertium; empty if it is not installed. */
export async function apertiumEdges(): Promise<TranslationEdge[]> {
  const modes = await listModes();
  return modes.flatMap((mode) => {
    const [, source, target] = MODE.exec(mode) ?? [];
    return source && target ? [edgeOf(mode, toLanguageCode(source), toLanguageCode(target))] : [];
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
  const withEnglish = from === "en" || to === "en";
  return {
    from,
    to,
    quality: withEnglish ? QUALITY.apertiumEnglish : QUALITY.apertium,
    async translate(texts, signal) {
      const prepared = texts.map((text) => prepareText(text, from, to));
      const translated = await runMode(mode, prepared, signal);
      return translated.map(({ text, unknown }, i) => ({
        text: tidyText(text, texts[i] ?? "", to),
        unknown,
      }));
    },
  };
}

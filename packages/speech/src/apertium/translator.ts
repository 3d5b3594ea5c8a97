import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ProcessError, runProcess, withTempDir } from "@dubdeck/media";
import type { Translator } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { prepareText, tidyText } from "./text.ts";
import { modesFor } from "./routes.ts";

/** Translation by Apertium on this machine, over Spanish where there is no direct way. */
export const apertiumTranslator: Translator = {
  canShorten: false,
  async translate({ sentences, source, target, signal }) {
    if (source === target) return sentences.map(({ id, text }) => ({ id, text }));
    const modes = modesFor(source, target);
    if (!modes) throw new SpeechEngineError("rejected", `No translation ${source} → ${target}`);
    let texts = sentences.map(({ text }) => prepareText(text, source, target));
    for (const mode of modes) texts = await runMode(mode, texts, signal);
    return sentences.map(({ id, text }, i) => {
      // Of signs alone nothing is left to translate.
      return { id, text: tidyText(texts[i] ?? "", text, target) || text };
    });
  },
};

/** Blank lines between them end a sentence for Apertium, so no word wanders to another line. */
async function runMode(
  mode: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const asked = texts.filter((text) => text !== "");
  const answers = asked.length > 0 ? await translateBlocks(mode, asked, signal) : [];
  return texts.map((text) => (text === "" ? "" : (answers.shift() ?? "")));
}

/** Should lines be lost or split on the way, smaller parts are tried until it is clear whose they are. */
async function translateBlocks(
  mode: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const output = await apertium(mode, texts.join("\n\n"), signal);
  const blocks = output.split(/\n\s*\n/).map(withoutMarks);
  if (blocks.length === texts.length) return blocks;
  if (texts.length === 1) return [blocks.join(" ")];
  const middle = Math.ceil(texts.length / 2);
  return [
    ...(await translateBlocks(mode, texts.slice(0, middle), signal)),
    ...(await translateBlocks(mode, texts.slice(middle), signal)),
  ];
}

async function apertium(mode: string, text: string, signal?: AbortSignal): Promise<string> {
  try {
    return await withTempDir(async (directory) => {
      // Its script opens the input by name, which fails for the sockets that Node makes of pipes.
      const input = join(directory, "lines.txt");
      await writeFile(input, text);
      // -u leaves unknown words as they are, without a mark.
      const { stdout, stderr } = await runProcess("apertium", ["-u", mode, input], { signal });
      // A missing part of its pipeline is told only here; the exit code is still 0.
      if (stdout.length === 0) throw new ProcessError("apertium", "said nothing", stderr, 0);
      return stdout.toString().trim();
    });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const message = `Apertium does not work (npm run setup installs it): ${error.message}`;
    throw new SpeechEngineError("unavailable", message, { cause: error });
  }
}

/**
 * Words that Apertium knows but can't put into the other language keep a mark despite -u, and of
 * some it gives all spellings.
 */
const withoutMarks = (text: string): string =>
  text.replace(/[*#@](?=[\p{L}\p{N}])/gu, "").replace(/(?<=\p{L})\/\p{L}+/gu, "");

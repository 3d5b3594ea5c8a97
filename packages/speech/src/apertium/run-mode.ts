import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ProcessError, runProcess, withTempDir } from "@dubdeck/process";
import { SpeechEngineError } from "../speech-engine-error.ts";
import type { Translated } from "../translation/edge.ts";

/**
 * Translates each text separately with an Apertium mode such as `eng-spa`. The blank lines between
 * texts end a sentence for Apertium, so no word moves to another text.
 * @throws SpeechEngineError if Apertium fails or is not installed
 */
export async function runMode(
  mode: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Translated[]> {
  const asked = texts.filter((text) => text !== "");
  const answers = asked.length > 0 ? await translateBlocks(mode, asked, signal) : [];
  return texts.map((text) => readMarks(text === "" ? "" : (answers.shift() ?? "")));
}

/** Translates all texts in one run; if the number of results differs, retries with halves. */
async function translateBlocks(
  mode: string,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const output = await apertium(mode, texts.join("\n\n"), signal);
  const blocks = output.split(/\n\s*\n/);
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
      // Apertium's script opens its input by name, which fails for the sockets that Node uses as pipes.
      const input = join(directory, "texts.txt");
      await writeFile(input, text);
      const { stdout, stderr } = await runProcess("apertium", [mode, input], { signal });
      // If a part of its pipeline is missing, the exit code is still 0 but the output is empty.
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
 * Removes Apertium's marks for words it does not know (`*`), cannot translate (`@`) or cannot inflect
 * (`#`), and keeps only the first of alternative spellings (`a/b`). Collects unknown words.
 */
function readMarks(text: string): Translated {
  const unknown = text.match(/(?<=[*@])\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const plain = text.replace(/[*#@](?=[\p{L}\p{N}])/gu, "").replace(/(?<=\p{L})\/\p{L}+/gu, "");
  return { text: plain, unknown };
}

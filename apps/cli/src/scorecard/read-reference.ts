import { access, readFile } from "node:fs/promises";
import { basename, dirname, join, parse } from "node:path";
import { parseReference, type Reference } from "@dubdeck/dubbing";
import { CliError, EXIT } from "../exit-codes.ts";

/**
 * Reads `NAME.json` beside a file; null if there is none.
 * @throws CliError if it is not a valid reference
 */
export async function readReference(path: string): Promise<Reference | null> {
  const sidecar = join(dirname(path), `${parse(path).name}.json`);
  const text = await readFile(sidecar, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return parseReference(JSON.parse(text));
  } catch (cause) {
    throw new CliError(EXIT.usage, `${basename(sidecar)} is no reference: ${String(cause)}`, {
      cause,
    });
  }
}

/** Finds the isolated voices beside a file, `NAME.voice.wav` or `NAME.voice.flac`; null if there are none. */
export async function findVoiceTrack(path: string): Promise<string | null> {
  const { dir, name } = parse(path);
  for (const ending of ["wav", "flac"]) {
    const track = join(dir, `${name}.voice.${ending}`);
    if (
      await access(track).then(
        () => true,
        () => false,
      )
    )
      return track;
  }
  return null;
}

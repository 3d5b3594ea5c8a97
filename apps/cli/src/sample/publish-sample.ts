import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { LanguageCode } from "@dubdeck/domain";
import { repositoryRoot } from "@dubdeck/stack";

/** Where the site's build takes it from; it answers at /sample. */
export const PUBLIC = join(repositoryRoot, "apps/web/public/sample");

/** Puts a finished sample in the place of the one before: per language a video and its subtitles. */
export async function publishSample(
  folder: string,
  languages: readonly LanguageCode[],
): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  for (const name of languages.flatMap((code) => [`${code}.mp4`, `${code}.vtt`])) {
    await copyFile(join(folder, name), join(PUBLIC, name));
  }
}

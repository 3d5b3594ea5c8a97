import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { LanguageCode } from "@dubdeck/domain";
import { repositoryRoot } from "@dubdeck/stack";

/** Source folder for the site's build, served at /sample. */
export const PUBLIC = join(repositoryRoot, "apps/web/public/sample");

/** Replaces the published sample: a video and subtitles per language. */
export async function publishSample(
  folder: string,
  languages: readonly LanguageCode[],
): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  for (const name of languages.flatMap((code) => [`${code}.mp4`, `${code}.vtt`])) {
    await copyFile(join(folder, name), join(PUBLIC, name));
  }
}

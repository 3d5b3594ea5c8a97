import { rename, writeFile } from "node:fs/promises";

/**
 * Writes a file that only its owner can read. The write is atomic: a crash leaves the old content.
 */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}

import { rename, writeFile } from "node:fs/promises";

/** Writes a file that only its owner may read; it is there whole, or as it was before. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}

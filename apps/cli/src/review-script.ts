import { readFile, writeFile } from "node:fs/promises";
import { runInTerminal } from "@dubdeck/process";
import type { apiClient } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";

export interface ScriptReview {
  /** Where the script is written, as CSV. */
  readonly file: string;
  /** Command of the user's editor; undefined if they have none. */
  readonly editor: string | undefined;
  readonly say: (line: string) => void;
}

type Api = Pick<ReturnType<typeof apiClient>, "script" | "importScript" | "approve">;

/**
 * Writes the script of a job that waits for review to a file and opens it in the user's editor. Then
 * imports the file if it was changed, opening it again for as long as the server finds mistakes in
 * it and the user corrects them, and approves it.
 * @returns whether the script was approved; without an editor it is only written
 * @throws CliError if the editor fails, or a refused file was left as it is
 */
export async function reviewScript(
  api: Api,
  jobId: string,
  { file, editor, say }: ScriptReview,
): Promise<boolean> {
  const { content: original } = await api.script(jobId);
  await writeFile(file, original);
  if (!editor) return false;
  say(`The translation is in ${file}. Save and close it to have it spoken.`);
  for (let known = original; ;) {
    await edit(editor, file);
    const content = await readFile(file, "utf8");
    if (content === original) break;
    const refusal = await importRefusal(api, jobId, content);
    if (refusal === null) break;
    if (content === known) throw refusal;
    say(`${refusal.message}\nPlease correct this. The file opens again.`);
    known = content;
  }
  await api.approve(jobId);
  return true;
}

/** Imports a script; returns the server's refusal if there are mistakes in it. */
async function importRefusal(api: Api, jobId: string, content: string): Promise<CliError | null> {
  try {
    await api.importScript(jobId, content);
    return null;
  } catch (error) {
    if (error instanceof CliError && error.exitCode === EXIT.refused) return error;
    throw error;
  }
}

/** Opens a file in an editor, which may be a command with options, and waits until it is closed. */
async function edit(editor: string, file: string): Promise<void> {
  if (await runInTerminal(editor, [file])) return;
  throw new CliError(EXIT.failed, `The editor (${editor}) failed. The script is in ${file}.`);
}

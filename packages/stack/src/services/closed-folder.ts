import { stat } from "node:fs/promises";
import { dirname } from "node:path";

const ENTER = { owner: 0o100, others: 0o001 } as const;

/**
 * Returns the outermost folder above a path that another user may not enter; null if they may reach the path. Leaves
 * groups out, because that user may be in none.
 */
export async function closedFolder(path: string, userId: number): Promise<string | null> {
  const folder = dirname(path);
  if (folder === path) return null;
  const above = await closedFolder(folder, userId);
  if (above !== null) return above;
  const { mode, uid } = await stat(folder);
  return mode & (uid === userId ? ENTER.owner : ENTER.others) ? null : folder;
}

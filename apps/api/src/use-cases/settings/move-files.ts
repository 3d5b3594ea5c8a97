import { insertMove, type Move } from "@dubdeck/db";
import { AppError, type DataRegion, type Settings, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { getSettings } from "./settings.ts";

/**
 * Starts moving all files of the account to a region; does nothing if they are there already. If the
 * workflow cannot be started now, the sweep starts it. Throws UNPROCESSABLE if all files are stored
 * in one place, and CONFLICT while files are being uploaded, dubbed, moved or removed.
 */
export async function moveFiles(deps: Deps, user: User, region: DataRegion): Promise<Settings> {
  if (!deps.regions.canChoose) throw new AppError("UNPROCESSABLE", NO_CHOICE);
  const move = await insertMove(deps.db, user.id, region);
  if (move) await start(deps, move);
  return await getSettings(deps, user);
}

const NO_CHOICE =
  "This site stores all files in one place, so there is no data region to choose. Please contact support if you need one.";

async function start({ pipeline, log }: Deps, move: Move): Promise<void> {
  try {
    await pipeline.startMove(move);
  } catch (error) {
    log.error({ err: error, ...move }, "could not start moving the files; the sweep will retry");
  }
}

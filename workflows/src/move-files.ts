import { isCancellation, proxyActivities } from "@temporalio/workflow";
import type { MoveActivities, MoveInput } from "./activities.ts";
import { IO } from "./activity-options.ts";

const { mirrorFiles } = proxyActivities<MoveActivities>({
  ...IO,
  startToCloseTimeout: "12 hours",
  // About half an hour without the new storage, then the files stay where they are.
  retry: { initialInterval: "1 second", maximumInterval: "1 minute", maximumAttempts: 35 },
  summary: "Copy the files and verify the copies",
});
const { endMove } = proxyActivities<MoveActivities>({ ...IO, summary: "End the move" });
const { removeMoved } = proxyActivities<MoveActivities>({
  ...IO,
  startToCloseTimeout: "1 hour",
  summary: "Remove the files from the other region",
});

/** A running cleanup may still remove files; it takes seconds, so more passes mean a fault. */
const MAX_PASSES = 20;

/**
 * Moves all files of an account to another region: copies them until a pass finds nothing left to
 * copy, switches the account, and removes the originals. If copying fails, the account stays where
 * it is and the copies are removed.
 */
export async function moveFiles(move: MoveInput): Promise<{ moved: boolean }> {
  const moved = await copyAll(move).catch((error: unknown) => {
    if (isCancellation(error)) throw error;
    return false;
  });
  await endMove({ ...move, failed: !moved });
  await removeMoved({ userId: move.userId });
  return { moved };
}

/** Returns whether the last pass proved that all files are in both regions. */
async function copyAll(move: MoveInput): Promise<boolean> {
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const { copied, removed } = await mirrorFiles(move);
    if (copied + removed === 0) return true;
  }
  return false;
}

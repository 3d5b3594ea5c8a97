import { endMove, findRemovedFiles, isMoving } from "@dubdeck/db";
import { mirrorPrefix, userPrefix } from "@dubdeck/storage";
import type { MoveActivities } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import { ApplicationFailure } from "@temporalio/common";
import type { Deps } from "../deps.ts";
import { removeFolder } from "../upkeep/retention.ts";

/** Creates the activities that move an account's files to another region. */
export function moveActivities(deps: Pick<Deps, "db" | "regions" | "storage">): MoveActivities {
  const { db, regions } = deps;
  return {
    async mirrorFiles(move) {
      if (!(await isMoving(db, move))) {
        throw ApplicationFailure.nonRetryable("This move has ended, or its account was removed");
      }
      return await mirrorPrefix({
        from: regions.in(move.from),
        to: regions.in(move.to),
        prefix: userPrefix(move.userId),
        signal: Context.current().cancellationSignal,
      });
    },

    async endMove({ failed, ...move }) {
      await endMove(db, move, { failed, prefix: userPrefix(move.userId) });
    },

    async removeMoved({ userId }) {
      const folder = await findRemovedFiles(db, userPrefix(userId));
      if (folder) await removeFolder(deps, folder);
    },
  };
}

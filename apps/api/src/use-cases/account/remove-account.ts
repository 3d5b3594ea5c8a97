import { deleteUser, selectActiveImports, selectActiveJobs } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import { userPrefix } from "@dubdeck/storage";
import { moveId } from "@dubdeck/workflows";
import type { Deps } from "../../deps.ts";

const STOP_WITHIN_MS = 10_000;

/**
 * Deletes an account permanently: cancels its subscription, running jobs, imports and moves, deletes its
 * files and rows, and ends its sessions. Every step is idempotent, so an interrupted removal can be
 * retried. Throws BAD_REQUEST if `confirmEmail` is not the account's address.
 */
export async function removeAccount(deps: Deps, user: User, confirmEmail: string): Promise<void> {
  if (confirmEmail !== user.email) {
    throw new AppError("BAD_REQUEST", "Please type your e-mail address to confirm.");
  }
  const { db, pipeline, storage, live, log } = deps;
  await pipeline.forgetFiles(user.id);
  await stopWork(deps, user.id);
  await deps.billing.cancelSubscription(user);
  await deleteUser(db, user.id);
  live.endUser(user.id);
  await storage.deletePrefix(userPrefix(user.id)).catch((error: unknown) => {
    log.error(
      { err: error, userId: user.id },
      "could not delete the account's files; a workflow retries in a day",
    );
  });
}

async function stopWork({ db, pipeline }: Deps, userId: string): Promise<void> {
  const jobs = await selectActiveJobs(db, userId);
  const imports = await selectActiveImports(db, userId);
  const ids = [...jobs, ...imports].map(({ id }) => id);
  await Promise.all(
    [...ids, moveId(userId)].map(async (id) => {
      if (await pipeline.cancel(id)) await pipeline.end(id, STOP_WITHIN_MS);
    }),
  );
}

import { deleteUser, selectActiveImports, selectActiveJobs } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import { userPrefix } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";

const STOP_WITHIN_MS = 10_000;

/**
 * Removes an account for good: what it pays ends, its running jobs and imports stop, its files and
 * rows go and its sessions end. Each step may be repeated, so a removal that broke off can be asked for again.
 * Throws BAD_REQUEST unless the owner has typed the account's address.
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
    log.error({ err: error, userId: user.id }, "the files are removed within a day");
  });
}

async function stopWork({ db, pipeline }: Deps, userId: string): Promise<void> {
  const jobs = await selectActiveJobs(db, userId);
  const imports = await selectActiveImports(db, userId);
  await Promise.all(
    [...jobs, ...imports].map(async ({ id }) => {
      if (await pipeline.cancel(id)) await pipeline.end(id, STOP_WITHIN_MS);
    }),
  );
}

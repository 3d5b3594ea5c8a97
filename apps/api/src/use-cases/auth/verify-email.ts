import { hashToken } from "@dubdeck/auth";
import { takeEmailVerification } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Verifies an account's address with the token of a mailed link. Throws BAD_REQUEST if the link has
 * expired or was used, RATE_LIMITED.
 */
export async function verifyEmail(deps: Deps, network: string, token: string): Promise<void> {
  await deps.limits.take("verifyNetwork", network);
  if (!(await takeEmailVerification(deps.db, hashToken(token)))) {
    throw new AppError(
      "BAD_REQUEST",
      "This link has expired or was used before. Please sign in and ask for a new one.",
    );
  }
}

import { revokeApiKey } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Ends one of the user's API keys and its live connections. Throws NOT_FOUND for any other. */
export async function revokeKey({ db, live }: Deps, user: User, id: string): Promise<void> {
  if (!(await revokeApiKey(db, user.id, id))) {
    throw new AppError("NOT_FOUND", "There is no such API key.");
  }
  live.endCredential(id);
}

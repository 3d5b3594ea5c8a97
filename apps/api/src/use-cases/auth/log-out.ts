import type { Deps } from "../../deps.ts";

/** Ends a session and its live connections. */
export async function logOut({ sessions, live }: Deps, sessionId: string): Promise<void> {
  await sessions.close(sessionId);
  live.endCredential(sessionId);
}

/** Ends all sessions of a user and their live connections. */
export async function logOutEverywhere({ sessions, live }: Deps, userId: string): Promise<void> {
  await sessions.closeAll(userId);
  live.endUser(userId);
}

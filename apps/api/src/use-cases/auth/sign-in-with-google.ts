import type { Google } from "@dubdeck/auth";
import {
  insertUser,
  type Db,
  selectUserByEmail,
  selectUserByGoogleId,
  inTransaction,
  joinGoogle,
} from "@dubdeck/db";
import type { Deps } from "../../deps.ts";
import { logOutEverywhere } from "./log-out.ts";

/**
 * Completes a Google sign-in and returns a session token. Signs in to the account linked to the
 * Google id, else to the account with Google's verified address, else to a new account. Throws
 * UNAUTHORIZED if Google rejects the code or has not verified the address.
 */
export async function signInWithGoogle(
  deps: Deps,
  google: Google,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> {
  const identity = await google.finish(code, verifier);
  const { userId, joined } = await inTransaction(deps.db, (trx) => findOrCreate(trx, identity));
  if (joined) await logOutEverywhere(deps, userId);
  return await deps.sessions.open(userId);
}

async function findOrCreate(db: Db, { id, email }: { id: string; email: string }) {
  const linked = await selectUserByGoogleId(db, id);
  if (linked) return { userId: linked.id, joined: false };
  const known = await selectUserByEmail(db, email);
  if (!known) {
    const user = await insertUser(db, { email, googleId: id, emailVerifiedAt: new Date() });
    return { userId: user.id, joined: false };
  }
  // We may never have verified this address, so whoever registered it may not own it.
  await joinGoogle(db, known.id, id);
  return { userId: known.id, joined: true };
}

import { useAuth } from "../../lib/session/auth-store.ts";
import { refreshUser } from "../../lib/session/session.ts";

/** Confirms an account's address with the mailed link's token; whoever is signed in here sees it. */
export async function verifyEmail(token: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.verifyEmail.mutate({ token });
  // The address is confirmed, whether or not the page learns of it now.
  if (useAuth.getState().token) await refreshUser().catch(() => undefined);
}

/** Asks for the link once more. */
export async function resendVerification(): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.resendVerification.mutate();
}

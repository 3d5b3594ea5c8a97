import { isUnauthorized } from "../error-message.ts";
import { retryDelay } from "../retry.ts";
import { readAuthCookie } from "./auth-cookie.ts";
import {
  clearSession,
  endSession,
  holdSession,
  type SessionUser,
  setOutage,
  useAuth,
} from "./auth-store.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; on failure the loading flag is cleared and the error thrown on. */
export function login(credentials: Credentials): Promise<void> {
  return enter(async () => (await loadApi()).auth.login.mutate(credentials));
}

/** Registers and signs in; fails like `login`. */
export function register(credentials: Credentials): Promise<void> {
  return enter(async () => (await loadApi()).auth.register.mutate(credentials));
}

/** Signs out here at once; the server is told, and its failure to listen is ignored. */
export function logout(): void {
  const token = readAuthCookie();
  clearSession();
  if (token) tellServer(token).catch(() => undefined);
}

/** Goes on with another token of the same user: a new password ends all sessions but its own. */
export function renewSession(token: string): void {
  const { user } = useAuth.getState();
  if (user) holdSession(user, token);
}

/** The server no longer knows this session. */
export function sessionRefused(): void {
  if (useAuth.getState().token) endSession();
}

let restoring: Promise<void> | null = null;

/**
 * Asks the server once per page load who the held token belongs to. A token in the cookie alone
 * (after signing in with Google) is enough. A refused token signs out; while the server cannot be
 * reached the session is kept, and the question asked until there is an answer.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

/** Whoever has signed in while the restore was failing stays signed in. */
async function restore(): Promise<void> {
  const token = readAuthCookie();
  for (let failures = 0; readAuthCookie() === token; failures++) {
    try {
      await refreshUser();
      break;
    } catch (error) {
      if (isUnauthorized(error)) {
        if (readAuthCookie() === token) endSession();
        break;
      }
      setOutage(true);
      await new Promise((resolve) => setTimeout(resolve, retryDelay(Math.min(failures, 3))));
    }
  }
  setOutage(false);
}

/** Reads the user again, for example after the plan has changed. */
export async function refreshUser(): Promise<void> {
  const token = readAuthCookie();
  if (!token) return clearSession();
  const { user } = await (await loadApi()).auth.me.query();
  if (readAuthCookie() === token) holdSession(user, token);
}

async function enter(ask: () => Promise<{ user: SessionUser; token: string }>): Promise<void> {
  useAuth.setState({ isLoading: true });
  try {
    const { user, token } = await ask();
    holdSession(user, token);
  } catch (error) {
    useAuth.setState({ isLoading: false });
    throw error;
  }
}

async function tellServer(token: string): Promise<void> {
  await (await loadApi()).auth.logout.mutate(undefined, { context: { token } });
}

/** The client is loaded with the first call: the landing page shows without it. */
async function loadApi() {
  return (await import("../api.ts")).api;
}

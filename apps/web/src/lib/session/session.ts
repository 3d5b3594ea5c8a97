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

/** Signs in. On failure clears `isLoading` and rethrows the error. */
export function login(credentials: Credentials): Promise<void> {
  return authenticate(async () => (await loadApi()).auth.login.mutate(credentials));
}

/** Registers and signs in. Fails like `login`. */
export function register(credentials: Credentials): Promise<void> {
  return authenticate(async () => (await loadApi()).auth.register.mutate(credentials));
}

/** Signs out locally at once and tells the server in the background, ignoring errors. */
export function logout(): void {
  const token = readAuthCookie();
  clearSession();
  if (token) revokeOnServer(token).catch(() => undefined);
}

/** Replaces the user's token. Changing the password ends all sessions except the new one. */
export function renewSession(token: string): void {
  const { user } = useAuth.getState();
  if (user) holdSession(user, token);
}

/** Signs out after the server has rejected the session. */
export function sessionRefused(): void {
  if (useAuth.getState().token) endSession();
}

let restoring: Promise<void> | null = null;

/**
 * Checks once per page load which user the stored token belongs to. Works with only the cookie, as
 * after a Google sign-in. Signs out if the token is rejected; keeps the session and retries while
 * the server is unreachable.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

/** Stops if the token changes meanwhile, so a sign-in during an outage is kept. */
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

/**
 * Reloads the user, for example after a plan change. Throws if the server rejects the token or is
 * unreachable.
 */
export async function refreshUser(): Promise<void> {
  const token = readAuthCookie();
  if (!token) return clearSession();
  const { user } = await (await loadApi()).auth.me.query();
  if (readAuthCookie() === token) holdSession(user, token);
}

async function authenticate(
  ask: () => Promise<{ user: SessionUser; token: string }>,
): Promise<void> {
  useAuth.setState({ isLoading: true });
  try {
    const { user, token } = await ask();
    holdSession(user, token);
  } catch (error) {
    useAuth.setState({ isLoading: false });
    throw error;
  }
}

async function revokeOnServer(token: string): Promise<void> {
  await (await loadApi()).auth.logout.mutate(undefined, { context: { token } });
}

/** Loads the client on first use, to keep it out of the landing page's bundle. */
async function loadApi() {
  return (await import("../api.ts")).api;
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";

interface Page {
  /** Path with search and hash. */
  readonly path: string;
  /** The user whose session ended on this page; null if there was no session. */
  readonly userId: string | null;
}
let remembered: Page | null = null;

/** Remembers the page that required signing in. */
export function rememberPage(path: string): void {
  remembered = { path, userId: useAuth.getState().endedUserId };
}

export function forgetPage(): void {
  remembered = null;
}

/**
 * Returns the path to open after signing in: the remembered page if it is not another user's, or
 * else the dashboard.
 */
export function returnPath(): string {
  const { user } = useAuth.getState();
  if (!remembered) return "/app";
  const { path, userId } = remembered;
  return userId === null || userId === user?.id ? path : "/app";
}

/** Leaves a visitor page once a user signs in, here or in another tab. */
export function useEnterWhenSignedIn(): void {
  const { history } = useRouter();
  const signedIn = useAuth((state) => state.user !== null);
  useEffect(() => {
    if (signedIn) history.push(returnPath());
  }, [signedIn, history]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";

interface Page {
  /** With search and hash. */
  readonly path: string;
  /** Whose page it was; null when it was asked for without a session. */
  readonly userId: string | null;
}
let remembered: Page | null = null;

/** Keeps the page that asks for signing in first. */
export function rememberPage(path: string): void {
  remembered = { path, userId: useAuth.getState().endedUserId };
}

export function forgetPage(): void {
  remembered = null;
}

/** Where signing in leads: the remembered page, unless it was somebody else's, or the dashboard. */
export function returnPath(): string {
  const { user } = useAuth.getState();
  if (!remembered) return "/app";
  const { path, userId } = remembered;
  return userId === null || userId === user?.id ? path : "/app";
}

/** Leaves a page for visitors as soon as somebody is signed in, here or in another tab. */
export function useEnterWhenSignedIn(): void {
  const { history } = useRouter();
  const signedIn = useAuth((state) => state.user !== null);
  useEffect(() => {
    if (signedIn) history.push(returnPath());
  }, [signedIn, history]);
}

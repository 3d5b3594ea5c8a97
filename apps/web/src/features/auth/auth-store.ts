import type { Plan } from "@dubdeck/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { removeAuthCookie, writeAuthCookie } from "../../lib/auth-cookie.ts";

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  /** Unknown in a session that was stored before addresses were verified, until it is restored. */
  readonly emailVerified?: boolean;
}

interface AuthState {
  readonly user: SessionUser | null;
  readonly token: string | null;
  /** True while a login or registration is under way. */
  readonly isLoading: boolean;
}

const STORE = "auth-storage";
const SIGNED_OUT: AuthState = { user: null, token: null, isLoading: false };

/** Who is signed in on this device. Changed only by `session.ts`. */
export const useAuth = create<AuthState>()(
  persist(() => SIGNED_OUT, {
    name: STORE,
    partialize: ({ user, token }) => ({ user, token }),
  }),
);

export function holdSession(user: SessionUser, token: string): void {
  writeAuthCookie(token);
  const { id, email, plan, emailVerified } = user;
  useAuth.setState({ user: { id, email, plan, emailVerified }, token, isLoading: false });
}

export function clearSession(): void {
  removeAuthCookie();
  useAuth.setState(SIGNED_OUT);
}

/** Signing in or out in one tab does the same in the others. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key !== STORE && event.key !== null) return;
    if (event.key === null || event.newValue === null) useAuth.setState(SIGNED_OUT);
    else void useAuth.persist.rehydrate();
  });
}

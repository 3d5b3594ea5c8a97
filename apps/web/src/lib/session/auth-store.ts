import type { Plan } from "@dubdeck/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { removeAuthCookie, writeAuthCookie } from "./auth-cookie.ts";

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
  /** Whose session the server has ended, until somebody signs in. */
  readonly endedUserId: string | null;
}

const STORE = "auth-storage";
const SIGNED_OUT: AuthState = { user: null, token: null, isLoading: false, endedUserId: null };

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
  const held = { user: { id, email, plan, emailVerified }, token };
  useAuth.setState({ ...held, isLoading: false, endedUserId: null });
}

export function clearSession(): void {
  removeAuthCookie();
  useAuth.setState(SIGNED_OUT);
}

/** Signs out because the server no longer knows the session, not because its user asked for it. */
export function endSession(): void {
  const { user } = useAuth.getState();
  clearSession();
  useAuth.setState({ endedUserId: user?.id ?? null });
}

/** Signing in or out in one tab does the same in the others. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key !== STORE && event.key !== null) return;
    if (event.key === null || event.newValue === null) useAuth.setState(SIGNED_OUT);
    else void useAuth.persist.rehydrate();
  });
}

/** Whether the service could not be reached when it was last asked who is signed in. */
export const useOutage = create<boolean>(() => false);
export const setOutage = (out: boolean): void => useOutage.setState(out, true);

/** The signed-in user's plan; starter while there is none. */
export const usePlan = (): Plan => useAuth((state) => state.user?.plan ?? "starter");

import type { Plan } from "@dubdeck/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { removeAuthCookie, writeAuthCookie } from "./auth-cookie.ts";

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  /** Missing in sessions stored before e-mail verification existed, until they are restored. */
  readonly emailVerified?: boolean;
}

interface AuthState {
  readonly user: SessionUser | null;
  readonly token: string | null;
  /** True while a login or registration is under way. */
  readonly isLoading: boolean;
  /** User whose session the server ended; null once someone signs in. */
  readonly endedUserId: string | null;
}

const STORE = "auth-storage";
const SIGNED_OUT: AuthState = { user: null, token: null, isLoading: false, endedUserId: null };

/** The session on this device. Only `session.ts` changes it. */
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

/** Signs out because the server rejected the session, not at the user's request. */
export function endSession(): void {
  const { user } = useAuth.getState();
  clearSession();
  useAuth.setState({ endedUserId: user?.id ?? null });
}

/** Applies sign-ins and sign-outs of other tabs to this one. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key !== STORE && event.key !== null) return;
    if (event.key === null || event.newValue === null) useAuth.setState(SIGNED_OUT);
    else void useAuth.persist.rehydrate();
  });
}

/** Whether the last session check could not reach the service. */
export const useOutage = create<boolean>(() => false);
export const setOutage = (out: boolean): void => useOutage.setState(out, true);

/** Returns the signed-in user's plan; "starter" when signed out. */
export const usePlan = (): Plan => useAuth((state) => state.user?.plan ?? "starter");

import { lazy, Suspense } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { ButtonLink } from "../../ui/button.tsx";

const UserMenu = lazy(async () => ({ default: (await import("../auth/user-menu.tsx")).UserMenu }));

/** Shows the user's menu, or links to sign in and sign up. */
export function SessionCorner() {
  const signedIn = useAuth((state) => state.user !== null);
  if (signedIn) {
    return (
      <Suspense fallback={<span className="h-9 w-24" />}>
        <UserMenu />
      </Suspense>
    );
  }
  return (
    <>
      <ButtonLink to="/login" variant="ghost" size="sm" className="max-sm:hidden">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" size="sm">
        Start Free
      </ButtonLink>
    </>
  );
}

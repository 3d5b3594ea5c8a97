import { useAuth } from "../../lib/session/auth-store.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The way to sign in where the header has no room for it. */
export function MenuSignIn() {
  const signedIn = useAuth((state) => state.user !== null);
  if (signedIn) return null;
  return (
    <ButtonLink to="/login" variant="secondary" className="sm:hidden">
      Sign In
    </ButtonLink>
  );
}

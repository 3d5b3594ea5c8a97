import { useAuth } from "../../lib/session/auth-store.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Links to the sign-up, or to the app if the user is signed in. */
export function StartFreeButton({ size }: { size?: "sm" | "md" }) {
  const signedIn = useAuth((state) => state.user !== null);
  return (
    <ButtonLink to={signedIn ? "/app" : "/signup"} variant="secondary" size={size}>
      Start Free
    </ButtonLink>
  );
}

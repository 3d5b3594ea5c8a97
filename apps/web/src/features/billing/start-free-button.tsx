import { useAuth } from "../../lib/session/auth-store.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** To the sign-up; who is in already goes to work. */
export function StartFreeButton({ size }: { size?: "sm" | "md" }) {
  const signedIn = useAuth((state) => state.user !== null);
  return (
    <ButtonLink to={signedIn ? "/app" : "/signup"} variant="secondary" size={size}>
      Start Free
    </ButtonLink>
  );
}

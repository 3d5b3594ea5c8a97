import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { Divider, GoogleButton, useLoginError } from "../features/auth/google-sign-in.tsx";
import { LoginForm } from "../features/auth/login-form.tsx";
import { useEnterWhenSignedIn } from "../features/auth/return-page.ts";
import { useAuth } from "../lib/session/auth-store.ts";
import { textLink } from "../ui/text-link.ts";

interface Search {
  /** Why an external sign-in failed. */
  error?: string;
}

export const Route = createFileRoute("/login")({
  staticData: { title: "Sign in" },
  validateSearch: ({ error }): Search => (typeof error === "string" ? { error } : {}),
  beforeLoad: () => {
    if (useAuth.getState().user) throw redirect({ to: "/app", replace: true });
  },
  component: LoginPage,
});

const ENDED = "Your session has ended. Sign in to return to the page you were on.";

function LoginPage() {
  useEnterWhenSignedIn();
  const ended = useAuth((state) => state.endedUserId !== null);
  useLoginError(Route.useSearch().error);
  return (
    <AuthPage
      title="Sign in"
      subtitle={ended ? ENDED : "Good to see you again."}
      footer={
        <>
          No account yet?{" "}
          <Link to="/signup" className={textLink}>
            Sign up
          </Link>
        </>
      }
    >
      <LoginForm />
      <Divider />
      <GoogleButton />
    </AuthPage>
  );
}

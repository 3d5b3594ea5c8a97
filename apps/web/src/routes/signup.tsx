import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { Divider, GoogleButton } from "../features/auth/google-sign-in.tsx";
import { useEnterWhenSignedIn } from "../features/auth/return-page.ts";
import { SignupForm } from "../features/auth/signup-form.tsx";
import { useAuth } from "../lib/session/auth-store.ts";
import { textLink } from "../ui/text-link.ts";

export const Route = createFileRoute("/signup")({
  staticData: { title: "Sign up" },
  beforeLoad: () => {
    if (useAuth.getState().user) throw redirect({ to: "/app", replace: true });
  },
  component: SignupPage,
});

function SignupPage() {
  useEnterWhenSignedIn();
  return (
    <AuthPage
      title="Create your account"
      subtitle="No credit card required • 5 minutes of free dubbing"
      footer={
        <>
          Already have an account?{" "}
          <Link to="/login" className={textLink}>
            Sign in
          </Link>
        </>
      }
    >
      <SignupForm />
      <Divider />
      <GoogleButton />
    </AuthPage>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { BackToLogin, ForgotPasswordForm } from "../features/auth/password-reset.tsx";

export const Route = createFileRoute("/forgot-password")({
  staticData: { title: "Forgot password" },
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return (
    <AuthPage
      title="Forgot your password?"
      subtitle="We send you a link to choose a new one."
      footer={<BackToLogin />}
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { BackToLogin } from "../features/auth/back-to-login.tsx";
import { ForgotPasswordForm } from "../features/auth/forgot-password-form.tsx";

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

import { createFileRoute, Link } from "@tanstack/react-router";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { BackToLogin } from "../features/auth/back-to-login.tsx";
import { ResetPasswordForm } from "../features/auth/reset-password-form.tsx";
import { Notice } from "../ui/notice.tsx";
import { textLink } from "../ui/text-link.ts";

interface Search {
  /** From the mailed link. */
  token?: string;
}

export const Route = createFileRoute("/reset-password")({
  staticData: { title: "Reset password" },
  validateSearch: ({ token }): Search =>
    typeof token === "string" || typeof token === "number" ? { token: String(token) } : {},
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token } = Route.useSearch();
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="It replaces the old one at once."
      footer={<BackToLogin />}
    >
      {token ? <ResetPasswordForm token={token} /> : <NoToken />}
    </AuthPage>
  );
}

function NoToken() {
  return (
    <Notice tone="warning" title="This link is not complete">
      Please open the link from your e-mail again, or{" "}
      <Link to="/forgot-password" className={textLink}>
        ask for a new one
      </Link>
      .
    </Notice>
  );
}

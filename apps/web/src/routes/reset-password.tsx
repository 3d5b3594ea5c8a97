import { createFileRoute, Link } from "@tanstack/react-router";
import { AuthPage, IncompleteLink } from "../features/auth/auth-page.tsx";
import { BackToLogin, ResetPasswordForm } from "../features/auth/password-reset.tsx";
import { tokenOf, type TokenSearch } from "../features/auth/token-search.ts";
import { textLink } from "../ui/text-link.ts";

export const Route = createFileRoute("/reset-password")({
  staticData: { title: "Reset password" },
  validateSearch: (search): TokenSearch => tokenOf(search),
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
    <IncompleteLink>
      <Link to="/forgot-password" className={textLink}>
        ask for a new one
      </Link>
    </IncompleteLink>
  );
}

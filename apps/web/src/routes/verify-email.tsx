import { createFileRoute, Link } from "@tanstack/react-router";
import { AuthPage, IncompleteLink } from "../features/auth/auth-page.tsx";
import { VerifyEmailForm } from "../features/auth/email-verification.tsx";
import { tokenOf, type TokenSearch } from "../features/auth/token-search.ts";
import { textLink } from "../ui/text-link.ts";

export const Route = createFileRoute("/verify-email")({
  staticData: { title: "Confirm your e-mail address" },
  validateSearch: (search): TokenSearch => tokenOf(search),
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  const { token } = Route.useSearch();
  return (
    <AuthPage
      title="Confirm your e-mail address"
      subtitle="Your free minutes count from then on."
      footer={<ToDashboard>Go to the dashboard</ToDashboard>}
    >
      {token ? (
        <VerifyEmailForm token={token} />
      ) : (
        <IncompleteLink>
          <ToDashboard>ask for a new one</ToDashboard>
        </IncompleteLink>
      )}
    </AuthPage>
  );
}

const ToDashboard = ({ children }: { children: string }) => (
  <Link to="/app" className={textLink}>
    {children}
  </Link>
);

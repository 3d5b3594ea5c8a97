import { useNavigate } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuth } from "../../lib/session/auth-store.ts";
import { verifyEmail } from "./email-verification.ts";

/** A button, not the page's load, uses the link up: mail scanners open links, too. */
export function VerifyEmailForm({ token }: { token: string }) {
  const navigate = useNavigate();

  async function submit() {
    try {
      await verifyEmail(token);
    } catch (error) {
      return notifyError("Address not confirmed", error);
    }
    const description = "Your free minutes are ready to use.";
    notify({ title: "Your e-mail address is confirmed", description, tone: "success" });
    await navigate({ to: useAuth.getState().user ? "/app" : "/login" });
  }

  return (
    <AuthForm
      names={[]}
      onSubmit={submit}
      button="Confirm my address"
      pendingButton="Confirming..."
    >
      {null}
    </AuthForm>
  );
}

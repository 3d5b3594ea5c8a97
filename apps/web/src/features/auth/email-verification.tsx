import { useNavigate } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { refreshUser } from "../../lib/session/session.ts";
import { Form, SubmitButton } from "../../ui/form.tsx";

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
    <Form action={submit}>
      <SubmitButton pendingLabel="Confirming...">Confirm my address</SubmitButton>
    </Form>
  );
}

/** Confirms an account's address with the mailed link's token; whoever is signed in here sees it. */
async function verifyEmail(token: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.verifyEmail.mutate({ token });
  // The address is confirmed, whether or not the page learns of it now.
  if (useAuth.getState().token) await refreshUser().catch(() => undefined);
}

/** Asks for the link once more. */
export async function resendVerification(): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.resendVerification.mutate();
}

import { useNavigate } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { refreshUser } from "../../lib/session/session.ts";
import { Form, SubmitButton } from "../../ui/form.tsx";

/**
 * Confirms the address on a button press, not on page load, because mail scanners open links and
 * would use up the token.
 */
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

/** Confirms an address with the mailed token and updates the signed-in user. */
async function verifyEmail(token: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.verifyEmail.mutate({ token });
  // The address is confirmed even if this refresh fails.
  if (useAuth.getState().token) await refreshUser().catch(() => undefined);
}

/** Requests another verification mail. */
export async function resendVerification(): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.resendVerification.mutate();
}

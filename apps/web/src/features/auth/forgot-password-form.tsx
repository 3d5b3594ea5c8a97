import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { Notice } from "../../ui/notice.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField } from "./email-field.tsx";
import { requestPasswordReset } from "./password-reset.ts";

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit({ email }: { email: string }) {
    try {
      await requestPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      notifyError("Could not send the link", error);
    }
  }

  if (sentTo) {
    return (
      <output className="block">
        <Notice title="Check your inbox">
          If {sentTo} has an account, a link to choose a new password is on its way.
        </Notice>
      </output>
    );
  }
  return (
    <AuthForm
      names={["email"]}
      onSubmit={submit}
      button="Send reset link"
      pendingButton="Sending..."
    >
      <EmailField />
    </AuthForm>
  );
}

import { useState } from "react";
import { errorMessage } from "../../lib/error-message.ts";
import { fieldsOf } from "../../lib/form-fields.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePending } from "../../lib/use-pending.ts";
import { requestPasswordReset } from "./password-reset.ts";

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, run } = usePending();

  async function submit(form: HTMLFormElement) {
    const { email } = fieldsOf(form, "email");
    try {
      await requestPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      const description = errorMessage(error, "Please try again");
      notify({ title: "Could not send the link", description, tone: "destructive" });
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
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void run(() => submit(form));
      }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <Button type="submit" disabled={pending}>
        {pending ? "Sending..." : "Send reset link"}
      </Button>
    </form>
  );
}

import { useNavigate } from "@tanstack/react-router";
import { errorMessage } from "../../lib/error-message.ts";
import { fieldsOf } from "../../lib/form-fields.ts";
import { notify } from "../../lib/notify.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PASSWORD_RULE } from "./password-rule.ts";
import { resetPassword } from "./password-reset.ts";

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { pending, run } = usePending();

  async function submit(form: HTMLFormElement) {
    const { password, confirmation } = fieldsOf(form, "password", "confirmation");
    if (password !== confirmation) {
      const description = "Please make sure both passwords are identical";
      return notify({ title: "Passwords don't match", description, tone: "destructive" });
    }
    try {
      await resetPassword(token, password);
    } catch (error) {
      const description = errorMessage(error, "Please ask for a new link");
      return notify({ title: "Password not changed", description, tone: "destructive" });
    }
    const description = "You can sign in with it now.";
    notify({ title: "Your password is changed", description, tone: "success" });
    await navigate({ to: "/login" });
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
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        {...PASSWORD_RULE}
      />
      <TextField
        label="Confirm password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" disabled={pending}>
        {pending ? "Saving..." : "Change password"}
      </Button>
    </form>
  );
}

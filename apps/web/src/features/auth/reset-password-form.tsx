import { useNavigate } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { AuthForm } from "./auth-form.tsx";
import { checkConfirmation } from "./check-confirmation.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { resetPassword } from "./password-reset.ts";

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();

  async function submit(passwords: { password: string; confirmation: string }) {
    if (!checkConfirmation(passwords)) return;
    try {
      await resetPassword(token, passwords.password);
    } catch (error) {
      return notifyError("Password not changed", error, "Please ask for a new link");
    }
    const description = "You can sign in with it now.";
    notify({ title: "Your password is changed", description, tone: "success" });
    await navigate({ to: "/login" });
  }

  return (
    <AuthForm
      names={["password", "confirmation"]}
      onSubmit={submit}
      button="Change password"
      pendingButton="Saving..."
    >
      <NewPasswordFields label="New password" />
    </AuthForm>
  );
}

import { notify, notifyError } from "../../lib/notify.ts";
import { type Credentials, register } from "../../lib/session/session.ts";
import { checkConfirmation, EmailField, NewPasswordFields } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";

export function SignupForm() {
  async function submit({ email, password, confirmation }: Credentials & { confirmation: string }) {
    if (!checkConfirmation({ password, confirmation })) return;
    try {
      await register({ email, password });
    } catch (error) {
      return notifyError("Registration failed", error);
    }
    const description = "Welcome to the product. Let's get started with your first video.";
    notify({ title: "Account created!", description, tone: "success" });
  }

  return (
    <AuthForm
      names={["email", "password", "confirmation"]}
      onSubmit={submit}
      button="Create account"
      pendingButton="Creating account..."
    >
      <EmailField />
      <NewPasswordFields label="Password" />
    </AuthForm>
  );
}

import { notify, notifyError } from "../../lib/notify.ts";
import { AuthForm } from "./auth-form.tsx";
import { checkConfirmation } from "./check-confirmation.ts";
import { EmailField } from "./email-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { register, type Credentials } from "../../lib/session/session.ts";

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

import { notify, notifyError } from "../../lib/notify.ts";
import { register } from "../../lib/session/session.ts";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { checkConfirmation, EmailField, NewPasswordFields } from "./auth-fields.tsx";

export function SignupForm() {
  async function submit(form: HTMLFormElement) {
    const { email, password, confirmation } = fieldsOf(form, "email", "password", "confirmation");
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
    <Form className="grid gap-5" action={submit}>
      <EmailField />
      <NewPasswordFields label="Password" />
      <SubmitButton pendingLabel="Creating account...">Create account</SubmitButton>
    </Form>
  );
}

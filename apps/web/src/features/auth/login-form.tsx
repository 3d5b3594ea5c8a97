import { Link } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { login } from "../../lib/session/session.ts";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { EmailField } from "./auth-fields.tsx";

export function LoginForm() {
  async function submit(form: HTMLFormElement) {
    try {
      await login(fieldsOf(form, "email", "password"));
    } catch (error) {
      return notifyError("Login failed", error, "Please check your credentials");
    }
    const description = "You've been successfully logged in.";
    notify({ title: "Welcome back!", description, tone: "success" });
  }

  return (
    <Form className="grid gap-5" action={submit}>
      <EmailField />
      <div className="grid">
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Link
          to="/forgot-password"
          className="-mb-2.5 justify-self-end py-2.5 text-sm text-brand underline-offset-4 hover:underline"
        >
          Forgot your password?
        </Link>
      </div>
      <SubmitButton pendingLabel="Signing in...">Sign In</SubmitButton>
    </Form>
  );
}

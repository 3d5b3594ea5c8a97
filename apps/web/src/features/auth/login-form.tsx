import { Link } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { type Credentials, login } from "../../lib/session/session.ts";
import { TextField } from "../../ui/field.tsx";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm } from "./auth-form.tsx";

export function LoginForm() {
  async function submit(credentials: Credentials) {
    try {
      await login(credentials);
    } catch (error) {
      return notifyError("Login failed", error, "Please check your credentials");
    }
    const description = "You've been successfully logged in.";
    notify({ title: "Welcome back!", description, tone: "success" });
  }

  return (
    <AuthForm
      names={["email", "password"]}
      onSubmit={submit}
      button="Sign In"
      pendingButton="Signing in..."
    >
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
    </AuthForm>
  );
}

import { Link, useNavigate } from "@tanstack/react-router";
import { errorMessage } from "../../lib/error-message.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useAuth } from "./auth-store.ts";
import { fieldsOf } from "../../lib/form-fields.ts";
import { login } from "./session.ts";

export function LoginForm() {
  const isLoading = useAuth((state) => state.isLoading);
  const navigate = useNavigate();

  async function submit(form: HTMLFormElement) {
    const { email, password } = fieldsOf(form, "email", "password");
    try {
      await login({ email, password });
    } catch (error) {
      const description = errorMessage(error, "Please check your credentials");
      return notify({ title: "Login failed", description, tone: "destructive" });
    }
    const description = "You've been successfully logged in.";
    notify({ title: "Welcome back!", description, tone: "success" });
    await navigate({ to: "/app" });
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <div className="grid gap-1.5">
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Link
          to="/forgot-password"
          className="justify-self-end text-sm text-brand underline-offset-4 hover:underline"
        >
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}

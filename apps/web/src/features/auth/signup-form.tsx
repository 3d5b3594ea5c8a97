import { useNavigate } from "@tanstack/react-router";
import { errorMessage } from "../../lib/error-message.ts";
import { fieldsOf } from "../../lib/form-fields.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useAuth } from "./auth-store.ts";
import { PASSWORD_RULE } from "./password-rule.ts";
import { register } from "./session.ts";

export function SignupForm() {
  const isLoading = useAuth((state) => state.isLoading);
  const navigate = useNavigate();

  async function submit(form: HTMLFormElement) {
    const { email, password, confirmation } = fieldsOf(form, "email", "password", "confirmation");
    if (password !== confirmation) {
      const description = "Please make sure both passwords are identical";
      return notify({ title: "Passwords don't match", description, tone: "destructive" });
    }
    try {
      await register({ email, password });
    } catch (error) {
      const description = errorMessage(error, "Please try again");
      return notify({ title: "Registration failed", description, tone: "destructive" });
    }
    const description = "Welcome to the product. Let's get started with your first video.";
    notify({ title: "Account created!", description, tone: "success" });
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
      <TextField
        label="Password"
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
      <Button type="submit" disabled={isLoading}>
        {isLoading ? "Creating account..." : "Create account"}
      </Button>
    </form>
  );
}

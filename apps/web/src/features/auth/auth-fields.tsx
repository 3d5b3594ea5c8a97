import { notify } from "../../lib/notify.ts";
import { TextField } from "../../ui/field.tsx";

export function EmailField() {
  return <TextField label="Email" name="email" type="email" autoComplete="email" required />;
}

/** Constraints of new-password fields. */
export const PASSWORD_RULE = {
  minLength: 8,
  maxLength: 128,
  required: true,
  hint: "8 to 128 characters",
} as const;

/** Renders a new password and its confirmation; `checkConfirmation` compares them. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <TextField
        label={label}
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
    </>
  );
}

interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** Returns whether both passwords match; shows a toast if they do not. */
export function checkConfirmation({ password, confirmation }: Passwords): boolean {
  if (password === confirmation) return true;
  const description = "Please make sure both passwords are identical";
  notify({ title: "Passwords don't match", description, tone: "destructive" });
  return false;
}

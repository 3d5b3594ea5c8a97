import { notify } from "../../lib/notify.ts";
import { TextField } from "../../ui/field.tsx";

/** The address that an account is known by. */
export function EmailField() {
  return <TextField label="Email" name="email" type="email" autoComplete="email" required />;
}

/** What a new password's field asks for. */
export const PASSWORD_RULE = {
  minLength: 8,
  maxLength: 128,
  required: true,
  hint: "8 to 128 characters",
} as const;

/** A new password, typed twice; `checkConfirmation` compares the two. */
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

/** Whether a new password was typed the same way twice; says so when it was not. */
export function checkConfirmation({ password, confirmation }: Passwords): boolean {
  if (password === confirmation) return true;
  const description = "Please make sure both passwords are identical";
  notify({ title: "Passwords don't match", description, tone: "destructive" });
  return false;
}

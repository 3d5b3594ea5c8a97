import { TextField } from "../../ui/field.tsx";
import { PASSWORD_RULE } from "./password-rule.ts";

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

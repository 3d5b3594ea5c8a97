import { TextField } from "../../ui/field.tsx";

/** The address that an account is known by. */
export function EmailField() {
  return <TextField label="Email" name="email" type="email" autoComplete="email" required />;
}

import { notify } from "../../lib/notify.ts";

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

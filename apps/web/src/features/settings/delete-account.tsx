import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify, notifyError } from "../../lib/notify.ts";
import { clearSession, useAuth } from "../../lib/session/auth-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";

/** Deletes the account after the user has typed its e-mail address. */
export function DeleteAccount() {
  const email = useAuth((state) => state.user?.email ?? "");
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const { mutateAsync } = trpc.account.remove.useMutation();
  const matches = typed.trim().toLowerCase() === email.toLowerCase();

  async function remove() {
    // Enter submits the form even if its button is disabled.
    if (!matches) return;
    try {
      await mutateAsync({ confirmEmail: typed });
    } catch (error) {
      return notifyError("Account not deleted", error);
    }
    await navigate({ to: "/" });
    clearSession();
    notify({
      title: "Your account is deleted",
      description: "All its videos have been deleted too.",
    });
  }

  return (
    <Form className="grid gap-4 rounded-lg border border-danger/50 p-4 sm:p-5" action={remove}>
      <div>
        <h3 className="font-semibold">Delete account</h3>
        <p className="mt-1 text-sm text-soft">
          Your videos, dubs, keys and subscription end at once. This cannot be undone.
        </p>
      </div>
      <TextField
        label={`Type ${email} to confirm`}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <SubmitButton
        pendingLabel="Deleting..."
        variant="danger"
        disabled={!matches}
        className="justify-self-start"
      >
        Delete account
      </SubmitButton>
    </Form>
  );
}

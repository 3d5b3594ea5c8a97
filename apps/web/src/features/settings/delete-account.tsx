import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useAuth } from "../auth/auth-store.ts";
import { sessionRefused } from "../auth/session.ts";

/** Deletes the account once its address has been typed. */
export function DeleteAccount() {
  const email = useAuth((state) => state.user?.email ?? "");
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const remove = trpc.account.remove.useMutation({
    onSuccess: async () => {
      await navigate({ to: "/" });
      sessionRefused();
      notify({ title: "Your account is deleted", description: "All its videos went with it." });
    },
    onError: (error) => notifyError("Account not deleted", error),
  });
  const matches = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      className="grid gap-4 rounded-lg border border-danger/50 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (matches) remove.mutate({ confirmEmail: typed });
      }}
    >
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
      <Button
        type="submit"
        variant="danger"
        disabled={!matches || remove.isPending}
        className="justify-self-start"
      >
        {remove.isPending ? "Deleting..." : "Delete account"}
      </Button>
    </form>
  );
}

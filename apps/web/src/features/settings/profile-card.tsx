import { useNavigate } from "@tanstack/react-router";
import { notify, notifyError } from "../../lib/notify.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { logout, renewSession } from "../../lib/session/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { PASSWORD_RULE } from "../auth/auth-fields.tsx";
import { mayStopUploads } from "../upload/warn-while-uploading.ts";

export function ProfileCard() {
  const email = useAuth((state) => state.user?.email ?? "");
  return (
    <Card className="grid gap-6">
      <CardTitle>Profile</CardTitle>
      <TextField label="Email" value={email} readOnly />
      <ChangePassword />
      <SignOutEverywhere />
    </Card>
  );
}

function ChangePassword() {
  const { mutateAsync } = trpc.auth.changePassword.useMutation();

  async function submit(form: HTMLFormElement) {
    try {
      const passwords = fieldsOf(form, "currentPassword", "newPassword");
      renewSession((await mutateAsync(passwords)).token);
      form.reset();
      const description = "Other devices are signed out.";
      notify({ title: "Your password is changed", description, tone: "success" });
    } catch (error) {
      notifyError("Password not changed", error);
    }
  }

  return (
    <Form className="grid items-start gap-4 sm:grid-cols-2" action={submit}>
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        hint="Leave empty if you only signed in with Google so far."
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        {...PASSWORD_RULE}
      />
      <SubmitButton variant="secondary" className="justify-self-start">
        Change password
      </SubmitButton>
    </Form>
  );
}

function SignOutEverywhere() {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.auth.logoutEverywhere.useMutation();
  const { pending, run } = usePending();

  async function signOut() {
    if (!mayStopUploads()) return;
    try {
      await mutateAsync();
    } catch (error) {
      return notifyError("Error", error);
    }
    await navigate({ to: "/" });
    logout();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
      <p className="text-sm text-soft">Signs out this browser and every other device.</p>
      <Button variant="secondary" size="sm" disabled={pending} onClick={() => void run(signOut)}>
        Sign out everywhere
      </Button>
    </div>
  );
}

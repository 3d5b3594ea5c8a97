import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify, notifyError } from "../../lib/notify.ts";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-link.ts";
import { checkConfirmation, EmailField, NewPasswordFields } from "./auth-fields.tsx";

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(form: HTMLFormElement) {
    const { email } = fieldsOf(form, "email");
    try {
      await requestPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      notifyError("Could not send the link", error);
    }
  }

  if (sentTo) {
    return (
      <output className="block">
        <Notice title="Check your inbox">
          If {sentTo} has an account, a link to choose a new password is on its way.
        </Notice>
      </output>
    );
  }
  return (
    <Form className="grid gap-5" action={submit}>
      <EmailField />
      <SubmitButton pendingLabel="Sending...">Send reset link</SubmitButton>
    </Form>
  );
}

export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();

  async function submit(form: HTMLFormElement) {
    const passwords = fieldsOf(form, "password", "confirmation");
    if (!checkConfirmation(passwords)) return;
    try {
      await resetPassword(token, passwords.password);
    } catch (error) {
      return notifyError("Password not changed", error, "Please ask for a new link");
    }
    const description = "You can sign in with it now.";
    notify({ title: "Your password is changed", description, tone: "success" });
    await navigate({ to: "/login" });
  }

  return (
    <Form className="grid gap-5" action={submit}>
      <NewPasswordFields label="New password" />
      <SubmitButton pendingLabel="Saving...">Change password</SubmitButton>
    </Form>
  );
}

/** Requests a reset link by mail; the response is the same for unknown addresses. */
async function requestPasswordReset(email: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.requestPasswordReset.mutate({ email });
}

async function resetPassword(token: string, password: string): Promise<void> {
  const { api } = await import("../../lib/api.ts");
  await api.auth.resetPassword.mutate({ token, password });
}

export function BackToLogin() {
  return (
    <>
      Remembered it?{" "}
      <Link to="/login" className={textLink}>
        Sign in
      </Link>
    </>
  );
}

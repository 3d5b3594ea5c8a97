import type { ContactLead } from "@dubdeck/domain";
import { useNavigate } from "@tanstack/react-router";
import { responseMessage } from "../../lib/error-message.ts";
import { log } from "../../lib/log.ts";
import { notify } from "../../lib/notify.ts";
import { loadSiteConfig } from "../../lib/site-config.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { fieldsOf, Form, SubmitButton } from "../../ui/form.tsx";
import { CONTACT_PLANS, type ContactPlan } from "./contact-plans.ts";

export function ContactForm({ plan: asked }: { plan: ContactPlan | undefined }) {
  const navigate = useNavigate();

  async function submit(form: HTMLFormElement) {
    const { name, email, company, useCase, plan } = fieldsOf(
      form,
      ...(["name", "email", "company", "useCase", "plan"] as const),
    );
    if (!name.trim() || !email.trim() || !useCase.trim()) {
      const description = "Please fill in all required fields.";
      return notify({ title: "Missing information", description, tone: "destructive" });
    }
    if (!form.reportValidity()) return;
    try {
      const known = CONTACT_PLANS.find(({ id }) => id === plan);
      await sendLead({ name, email, company, useCase, plan: known?.id ?? "" });
    } catch (error) {
      log.error("The message was not sent:", error);
      const { supportEmail } = (await loadSiteConfig().catch(() => null)) ?? {};
      const description = supportEmail
        ? `Please try again or contact us directly at ${supportEmail}`
        : "Please try again";
      return notify({ title: "Failed to send", description, tone: "destructive" });
    }
    const description = "We'll get back to you within 24 hours.";
    notify({ title: "Message sent!", description, tone: "success" });
    await navigate({ to: "/thank-you" });
  }

  return (
    <Form noValidate className="mt-10 grid gap-5" action={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name *" name="name" autoComplete="name" required />
        <TextField label="Email *" name="email" type="email" autoComplete="email" required />
        <TextField label="Company" name="company" autoComplete="organization" />
        <SelectField label="Plan" name="plan" defaultValue={asked ?? ""}>
          <option value="">Select a plan</option>
          {CONTACT_PLANS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea label="Message *" name="useCase" required maxLength={5000} />
      <SubmitButton pendingLabel="Sending..." className="justify-self-start">
        Send Message
      </SubmitButton>
    </Form>
  );
}

/** Sends a message to the contact webhook; throws with the server's message if it is rejected. */
async function sendLead(lead: ContactLead): Promise<void> {
  const { contactBaseUrl } = await loadSiteConfig();
  const response = await fetch(`${contactBaseUrl.replace(/\/$/, "")}/webhook/contactLead`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  if (!response.ok) throw new Error(await responseMessage(response));
}

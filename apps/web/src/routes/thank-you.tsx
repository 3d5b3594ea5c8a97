import { createFileRoute } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { SitePage } from "../features/shell/site-page.tsx";
import { useSiteConfig } from "../lib/site-config.ts";
import { buttonClass, ButtonLink } from "../ui/button.tsx";
import { textLink } from "../ui/text-link.ts";

export const Route = createFileRoute("/thank-you")({
  staticData: { title: "Thank you" },
  component: ThankYouPage,
});

const STEPS = [
  "Your message is with our team, and a copy of it is kept safe.",
  "A person reads it and finds whoever knows the answer best.",
  "You hear from us by e-mail within 24 hours.",
];

function ThankYouPage() {
  const email = useSiteConfig()?.supportEmail ?? "";
  return (
    <SitePage>
      <div className="container-page max-w-3xl py-20 text-center sm:py-28">
        <CircleCheck className="mx-auto size-12 text-success" aria-hidden />
        <p className="mt-5 font-medium text-soft">Message Sent Successfully</p>
        <h1 className="mt-2 text-title">Thank You!</h1>
        <section className="mt-12 rounded-xl border bg-card p-6 text-left shadow-card sm:p-8">
          <h2 className="text-heading">What happens next?</h2>
          <ol className="mt-6 grid gap-5">
            {STEPS.map((step, i) => (
              <li key={step} className="flex items-start gap-4">
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-tint text-sm font-semibold text-brand">
                  {i + 1}
                </span>
                <p className="pt-1">{step}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="mt-10 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <a href={`mailto:${email}`} className={buttonClass({ variant: "secondary" })}>
            Email Us Directly
          </a>
        </div>
        <p className="mt-8 min-h-6 text-sm text-soft">
          Something urgent? Contact us directly:{" "}
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
        </p>
      </div>
    </SitePage>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { ContactDetails } from "../features/contact/contact-details.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { EnterpriseBlock } from "../features/contact/enterprise-block.tsx";
import { CONTACT_PLANS, type ContactPlan } from "../features/contact/contact-plans.ts";
import { SitePage } from "../features/shell/site-page.tsx";

interface Search {
  /** The plan preselected in the form. */
  plan?: ContactPlan;
}

export const Route = createFileRoute("/contact")({
  staticData: { title: "Contact" },
  validateSearch: (search): Search => {
    const known = CONTACT_PLANS.find(({ id }) => id === search["plan"]);
    return known ? { plan: known.id } : {};
  },
  component: ContactPage,
});

function ContactPage() {
  const { plan } = Route.useSearch();
  return (
    <SitePage>
      <div className="container-page grid gap-12 py-16 sm:py-20 lg:grid-cols-[1fr_22rem] lg:gap-20">
        <div>
          <h1 className="text-title">Contact Our Team</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">
            Tell us what you would like to dub. A person reads every message.
          </p>
          <ContactForm plan={plan} />
        </div>
        <div className="grid content-start gap-6">
          <ContactDetails />
          <EnterpriseBlock />
        </div>
      </div>
    </SitePage>
  );
}

import { type Plan, PLANS } from "@dubdeck/domain";
import { usePlan } from "../../lib/session/auth-store.ts";
import { Card } from "../../ui/card.tsx";
import { CheckoutButton } from "./checkout-button.tsx";

const OFFERS = {
  pro: { name: "Professional", button: "Get Professional" },
  enterprise: { name: "Enterprise", button: "Get Enterprise" },
} as const;
const OFFERED: Readonly<Record<Plan, readonly (keyof typeof OFFERS)[]>> = {
  starter: ["pro", "enterprise"],
  pro: ["enterprise"],
  enterprise: [],
};

/** Offers the plans above the current one; nothing on the highest plan. */
export function UpgradeOptions() {
  const offered = OFFERED[usePlan()];
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="upgrade-title" className="grid gap-4">
      <h2 id="upgrade-title" className="text-heading">
        Upgrade
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {offered.map((plan) => (
          <Offer key={plan} plan={plan} />
        ))}
      </div>
    </section>
  );
}

function Offer({ plan }: { plan: keyof typeof OFFERS }) {
  const { name, button } = OFFERS[plan];
  const { usdPerMonth, minutesPerMonth, voices, filesPerDrop } = PLANS[plan];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-5">
      <div>
        <h3 className="font-semibold">
          {name} · <span className="tabular-nums">${usdPerMonth}</span>
          <span className="font-normal text-soft">/month</span>
        </h3>
        <p className="mt-1 text-sm text-soft">
          {minutesPerMonth ?? "Unlimited"} minutes, {voices} voices, no watermark,{" "}
          {filesPerDrop ? `up to ${filesPerDrop} files` : "any number of files"} at once
        </p>
      </div>
      <CheckoutButton plan={plan}>{button}</CheckoutButton>
    </Card>
  );
}

import { PLANS } from "@dubdeck/domain";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { CheckoutButton } from "./checkout-button.tsx";
import { StartFreeButton } from "./start-free-button.tsx";

export function PlanCards() {
  const salesEmail = useSiteConfig()?.supportEmail ?? "";
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <PlanCard
        name="Starter"
        price="Free"
        hint="To hear what it sounds like"
        points={["5 min per month", "3 languages", "Basic voices", "Small watermark on exports"]}
        action={<StartFreeButton />}
      />
      <PlanCard
        featured
        name="Professional"
        price={`$${PLANS.pro.usdPerMonth}`}
        per="/month"
        hint="For people who publish every week"
        points={["120 min per month", "Batch up to 5 videos", "Premium voices", "No watermark"]}
        action={<CheckoutButton plan="pro">Get Professional</CheckoutButton>}
      />
      <PlanCard
        name="Enterprise"
        price={`$${PLANS.enterprise.usdPerMonth}`}
        per="/month"
        hint="For teams with a catalogue"
        points={["Unlimited minutes", "Unlimited files per drop", "Custom voices", "API keys"]}
        action={
          <a href={`mailto:${salesEmail}`} className={buttonClass({ variant: "secondary" })}>
            Contact Sales
          </a>
        }
      />
    </div>
  );
}

interface Props {
  name: string;
  price: string;
  per?: string;
  hint: string;
  points: readonly string[];
  action: ReactNode;
  featured?: boolean;
}

function PlanCard({ name, price, per, hint, points, action, featured }: Props) {
  return (
    <article
      className={cn(
        "grid content-start gap-6 rounded-xl border bg-card p-6 sm:p-7",
        featured ? "border-brand shadow-raised ring-1 ring-brand" : "shadow-card",
      )}
    >
      <div>
        <h3 className="text-lg tracking-tight">{name}</h3>
        <p className="mt-1 text-sm text-soft">{hint}</p>
      </div>
      <p className="flex items-baseline gap-1">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{price}</span>
        {per && <span className="text-soft">{per}</span>}
      </p>
      {action}
      <ul className="grid gap-2.5 border-t pt-6 text-[0.9375rem]">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <Check className="size-4 shrink-0 text-brand" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </article>
  );
}

import { PLANS } from "@dubdeck/domain";
import { AudioLines, Clock, Stamp } from "lucide-react";
import { usePlan } from "../../lib/session/auth-store.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";

export function PlanFeatures() {
  const plan = usePlan();
  const { minutesPerMonth, voices, watermark } = PLANS[plan];
  const features = [
    { icon: Clock, text: `${minutesPerMonth ?? "Unlimited"} minutes per month` },
    { icon: AudioLines, text: `${voices} voices`, capitalize: true },
    { icon: Stamp, text: watermark ? "Watermark on exports" : "No watermark on exports" },
  ];
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Your Plan Features</CardTitle>
      <ul className="grid gap-3 text-[0.9375rem]">
        {features.map(({ icon: Icon, text, capitalize }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon className="size-5 text-brand" aria-hidden />
            <span className={capitalize ? "first-letter:uppercase inline-block" : undefined}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {plan === "starter" && (
        <ButtonLink to="/app/billing" size="sm" className="justify-self-start">
          Upgrade Plan
        </ButtonLink>
      )}
    </Card>
  );
}

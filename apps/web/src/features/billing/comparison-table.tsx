import { PLANS } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { textLink } from "../../ui/text-link.ts";
import { CheckoutButton } from "./checkout-button.tsx";
import { COMPARISON_ROWS, type ComparisonRow, type StudioCredits } from "./comparison-rows.ts";
import { CreditsSelect } from "./credits-select.tsx";
import { StartFreeButton } from "./start-free-button.tsx";

export function ComparisonTable() {
  const [credits, setCredits] = useState<StudioCredits>(900);
  return (
    <div className="mt-16">
      <h3 id="comparison-title" className="text-heading">
        Compare plans
      </h3>
      <div className="mt-6 overflow-x-auto rounded-xl border bg-card shadow-card">
        <table
          aria-labelledby="comparison-title"
          className="w-full min-w-[36rem] sm:min-w-[44rem] text-left text-[0.9375rem]"
        >
          <thead>
            <tr className="border-b align-bottom">
              <th scope="col" className="sticky left-0 w-1/4 bg-card p-4 sm:p-5">
                <span className="sr-only">Feature</span>
              </th>
              <PlanHead name="Free" action={<StartFreeButton size="sm" />} />
              <PlanHead
                name="Studio"
                action={
                  <CheckoutButton plan="studio" size="sm">
                    Get Professional
                  </CheckoutButton>
                }
              />
              <PlanHead
                name="Enterprise"
                action={
                  <ButtonLink
                    to="/contact"
                    search={{ plan: "enterprise" }}
                    variant="secondary"
                    size="sm"
                  >
                    Contact Sales
                  </ButtonLink>
                }
              />
            </tr>
          </thead>
          <tbody className="divide-y">
            <Row cells={["Watermark", "Yes", "No", "No"]} />
            <tr>
              <RowHead>Credits per month (minutes)</RowHead>
              <td className="p-4 sm:px-5">60</td>
              <td className="p-4 sm:px-5">
                <CreditsSelect value={credits} onChange={setCredits} />
              </td>
              <td className="p-4 sm:px-5">Custom</td>
            </tr>
            {COMPARISON_ROWS.map((cells) => (
              <Row key={cells[0]} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-soft">
        Credits are processable video minutes and quotas reset monthly.
      </p>
      <output className="mt-2 block text-sm">{soldToday(credits)}</output>
      <p className="mt-2 text-sm">
        Support on every plan:{" "}
        <Link to="/contact" className={textLink}>
          write to us
        </Link>
        , and we reply within 24 hours.
      </p>
    </div>
  );
}

/** Returns the plans that can be bought now, which offer less than the Studio column. */
function soldToday(credits: StudioCredits): string {
  const { pro, enterprise } = PLANS;
  const plans = `Professional, ${pro.minutesPerMonth} minutes a month for $${pro.usdPerMonth}, and Enterprise, unlimited minutes for $${enterprise.usdPerMonth}`;
  return `Sold today: ${plans}. For ${credits} credits a month choose Enterprise.`;
}

function PlanHead({ name, action }: { name: string; action: ReactNode }) {
  return (
    <th scope="col" className="w-1/4 p-4 font-semibold sm:p-5">
      <span className="mb-3 block text-lg tracking-tight">{name}</span>
      {action}
    </th>
  );
}

function Row({ cells: [head, free, studio, enterprise] }: { cells: ComparisonRow }) {
  return (
    <tr>
      <RowHead>{head}</RowHead>
      <td className="p-4 sm:px-5">{free}</td>
      <td className="p-4 sm:px-5">{studio}</td>
      <td className="p-4 sm:px-5">{enterprise}</td>
    </tr>
  );
}

function RowHead({ children }: { children: string }) {
  return (
    <th scope="row" className="sticky left-0 bg-card p-4 font-medium text-soft sm:px-5">
      {children}
    </th>
  );
}

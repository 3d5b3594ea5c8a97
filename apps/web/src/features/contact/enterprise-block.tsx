import { Check } from "lucide-react";

const POINTS = ["Custom API limits and SLA", "EU-only data processing", "24/7 priority support"];

export function EnterpriseBlock() {
  return (
    <section className="rounded-xl bg-brand-tint p-5 sm:p-6">
      <h2 className="text-base">Enterprise</h2>
      <ul className="mt-4 grid gap-2.5 text-[0.9375rem]">
        {POINTS.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <Check className="size-4 shrink-0 text-brand" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

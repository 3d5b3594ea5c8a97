import type { Report } from "./report.ts";
import { summaryFacts } from "./summary-facts.ts";

export function ReportSummary({ report }: { report: Report }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
      {summaryFacts(report).map(({ label, value, hint }) => (
        <div key={label} className="text-sm">
          <dt className="text-soft">{label}</dt>
          <dd>
            <span className="block text-lg font-semibold tracking-tight tabular-nums">{value}</span>
            <span className="block text-soft">{hint}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

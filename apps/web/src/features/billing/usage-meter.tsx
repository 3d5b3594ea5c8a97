import type { BillingAnalytics } from "@dubdeck/domain";
import { formatMinutes } from "../../lib/format.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

/** Shows the minutes used this month, with a bar if there is a quota. */
export function UsageMeter({ currentPeriod }: BillingAnalytics) {
  const { minutesUsed, minutesQuota } = currentPeriod;
  const percent = usedPercent(currentPeriod);
  return (
    <div className="grid gap-3">
      <p className="text-3xl font-semibold tracking-tight tabular-nums">
        {formatMinutes(minutesUsed)} / {minutesQuota ?? "Unlimited"}
        <span className="text-base font-normal text-soft"> minutes</span>
      </p>
      {percent === null ? (
        <p className="text-sm text-soft">Your plan has no monthly limit.</p>
      ) : (
        <>
          <ProgressBar
            value={percent}
            label="Minutes used this month"
            tone={percent >= 100 ? "danger" : "brand"}
          />
          <p className="text-sm text-soft tabular-nums">{percent}% used this month</p>
        </>
      )}
    </div>
  );
}

/** Returns the used share of the quota in whole per cent; null if there is no quota. */
function usedPercent(period: BillingAnalytics["currentPeriod"]): number | null {
  const { minutesUsed, minutesQuota } = period;
  return minutesQuota === null ? null : Math.round((minutesUsed / minutesQuota) * 100);
}

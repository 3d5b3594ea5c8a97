import type { ReactNode } from "react";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { UsageMeter } from "../billing/usage-meter.tsx";
import { averageText, rateText } from "./stat-texts.ts";

/** Shows minutes used, success rate and average speed. */
export function StatCards() {
  const billing = trpc.analytics.billing.useQuery();
  const usage = trpc.analytics.usage.useQuery();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Card className="grid content-start gap-4">
        <CardTitle>Usage This Month</CardTitle>
        <Loaded query={billing} skeleton="h-20">
          {(data) => <UsageMeter {...data} />}
        </Loaded>
      </Card>
      <Card className="grid content-start gap-4">
        <CardTitle>Success Rate</CardTitle>
        <Loaded query={usage} skeleton="h-20">
          {({ successRate }) => (
            <Figure value={rateText(successRate)}>Jobs completed successfully</Figure>
          )}
        </Loaded>
      </Card>
      <Card className="grid content-start gap-4">
        <CardTitle>Avg Processing</CardTitle>
        <Loaded query={usage} skeleton="h-20">
          {({ avgProcessingTime }) => (
            <Figure value={averageText(avgProcessingTime)}>From start to finished dub</Figure>
          )}
        </Loaded>
      </Card>
    </div>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-3xl font-semibold tracking-tight tabular-nums">{value}</p>
      <p className="mt-2 text-sm text-soft">{children}</p>
    </div>
  );
}

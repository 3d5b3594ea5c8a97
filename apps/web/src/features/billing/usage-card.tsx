import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { UsageMeter } from "./usage-meter.tsx";

export function UsageCard() {
  const billing = trpc.analytics.billing.useQuery();
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Usage This Month</CardTitle>
      <Loaded query={billing} skeleton="h-24">
        {(data) => <UsageMeter {...data} />}
      </Loaded>
    </Card>
  );
}

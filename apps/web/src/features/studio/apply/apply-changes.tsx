import { api } from "../../../lib/api.ts";
import { notifyError } from "../../../lib/notify.ts";
import { loaders, trpc } from "../../../lib/trpc.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Button } from "../../../ui/button.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { isUnsaved } from "../use-leave-guard.ts";
import { priceText } from "./price-text.ts";

/** Says what applying the changes costs, and starts the revision. */
export function ApplyChanges() {
  const { jobId, refresh } = useActions();
  const price = useStudio(({ studio }) => studio.price);
  const unsaved = useStudio(isUnsaved);
  const { data } = trpc.analytics.billing.useQuery();
  const { pending, run } = usePending();

  async function apply() {
    try {
      await api.studio.revise.mutate({ jobId, expectedMs: price.ms });
      void loaders.analytics.invalidate();
      void loaders.studio.revisions.invalidate({ jobId });
    } catch (error) {
      notifyError("Not applied", error);
    }
    await refresh();
  }

  return (
    <>
      <Button
        size="sm"
        disabled={!price.hasChanges || unsaved || pending}
        onClick={() => void run(apply)}
      >
        {pending ? "Starting…" : "Apply"}
      </Button>
      <output className="min-w-0 flex-1 text-sm tabular-nums">
        {priceText(price, minutesLeft(data))}
      </output>
    </>
  );
}

function minutesLeft(
  usage: { currentPeriod: { minutesUsed: number; minutesQuota: number | null } } | undefined,
): number | null | undefined {
  if (!usage) return undefined;
  const { minutesUsed, minutesQuota } = usage.currentPeriod;
  return minutesQuota === null ? null : Math.max(0, minutesQuota - minutesUsed);
}

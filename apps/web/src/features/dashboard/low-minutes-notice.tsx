import { LOW_MINUTES_SHARE } from "@dubdeck/domain";
import { usePlan } from "../../lib/session/auth-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Warns starters who have used most of their minutes. */
export function LowMinutesNotice() {
  const plan = usePlan();
  const { data } = trpc.analytics.billing.useQuery();
  const { minutesUsed = 0, minutesQuota = null } = data?.currentPeriod ?? {};
  if (plan !== "starter" || minutesQuota === null) return null;
  if (minutesUsed / minutesQuota <= LOW_MINUTES_SHARE) return null;
  return (
    <Notice
      tone="warning"
      title="Running low on free minutes."
      action={
        <ButtonLink to="/app/billing" size="sm">
          Upgrade
        </ButtonLink>
      }
    >
      Your minutes come back on the first of the month. A plan gives you 120 of them.
    </Notice>
  );
}

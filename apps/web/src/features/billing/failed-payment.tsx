import { formatCents } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-link.ts";
import { failedText } from "./subscription-text.ts";

/** Shows a failed payment and what to do about it. */
export function FailedPayment() {
  const failed = trpc.billing.status.useQuery().data?.subscription?.failedPayment;
  if (!failed) return null;
  const { amountCents, payUrl } = failed;
  return (
    <Notice tone="destructive" title={`Your last payment of ${formatCents(amountCents)} failed`}>
      Please change your card with “Manage Subscription”
      {payUrl && (
        <>
          {" "}
          or{" "}
          <a href={payUrl} target="_blank" rel="noreferrer" className={textLink}>
            pay this invoice
          </a>
        </>
      )}
      . {failedText(failed)}
    </Notice>
  );
}

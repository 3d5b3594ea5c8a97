import { type BillingInvoice, PLANS } from "@dubdeck/domain";
import { formatCents, formatDate } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { textLink } from "../../ui/text-link.ts";
import { useBillingButton } from "./billing-off-note.tsx";
import { openPortal } from "./checkout.ts";

/** Lists the latest invoices with their receipts; hidden if there are none. */
export function InvoicesCard() {
  const invoices = trpc.billing.status.useQuery().data?.invoices ?? [];
  const { pending, run } = usePending();
  const { disabled, ...why } = useBillingButton();
  if (invoices.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <CardTitle>Invoices</CardTitle>
      <ul className="grid divide-y">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={pending || disabled}
        {...why}
        onClick={() => void run(() => openPortal("Unable to open billing portal"))}
      >
        All invoices and receipts
      </Button>
    </Card>
  );
}

const STATES = {
  paid: { text: "paid", tone: "success" },
  refunded: { text: "refunded", tone: "muted" },
  open: { text: "not paid", tone: "destructive" },
} as const;

function InvoiceRow({ invoice }: { invoice: BillingInvoice }) {
  const { plan, date, amountCents, state, url } = invoice;
  const { text, tone } = STATES[state];
  const day = formatDate(date);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <span className="min-w-24">{day}</span>
      <span className="min-w-20 flex-1 text-soft">{plan && PLANS[plan].label}</span>
      <span className="tabular-nums">{formatCents(amountCents)}</span>
      <Badge tone={tone}>{text}</Badge>
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={textLink}>
          {state === "open" ? "Pay" : "Receipt"}
          <span className="sr-only"> of {day}</span>
        </a>
      )}
    </li>
  );
}

import { notifyError } from "../../lib/notify.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { saveExport } from "./save-export.ts";

/** Offers the data export and the deletion of the account. */
export function DataCard() {
  const { pending, run } = usePending();

  async function exportData() {
    try {
      await saveExport();
    } catch (error) {
      notifyError("Export failed", error);
    }
  }

  return (
    <Card className="grid gap-6">
      <CardTitle>Your data</CardTitle>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-sm text-soft">
          Everything stored about your account as JSON, with links to your files that work for an
          hour.
        </p>
        <Button variant="secondary" disabled={pending} onClick={() => void run(exportData)}>
          {pending ? "Preparing..." : "Export data"}
        </Button>
      </div>
      <DeleteAccount />
    </Card>
  );
}

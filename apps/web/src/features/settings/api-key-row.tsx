import type { ApiKey } from "@dubdeck/domain";
import { formatDate } from "../../lib/format.ts";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";

export function ApiKeyRow({
  apiKey: { id, name, prefix, createdAt, lastUsedAt },
}: {
  apiKey: ApiKey;
}) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.settings.apiKeys.revoke.useMutation();
  const { pending, run } = usePending();

  async function revoke() {
    try {
      await mutateAsync({ id });
      await utils.settings.apiKeys.list.invalidate();
      keepFocus();
    } catch (error) {
      notifyError("Key not revoked", error);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3.5 last:pb-0">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-soft">
          <span className="font-mono">{prefix}…</span> · created {formatDate(createdAt)} ·{" "}
          {lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : "never used"}
        </p>
      </div>
      <ConfirmDialog
        title={`Revoke “${name}”?`}
        description="Whatever uses this key stops working at once."
        confirm="Revoke key"
        onConfirm={() => void run(revoke)}
        trigger={
          <Button variant="secondary" size="sm" disabled={pending}>
            Revoke
            <span className="sr-only"> {name}</span>
          </Button>
        }
      />
    </li>
  );
}

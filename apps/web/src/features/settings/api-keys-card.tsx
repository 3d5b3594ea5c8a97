import { KeyRound } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SecretNotice } from "../../ui/secret-notice.tsx";
import { ApiKeyRow } from "./api-key-row.tsx";
import { CreateApiKey } from "./create-api-key.tsx";

/** Lists the API keys by their prefix; shows a new key in full once. */
export function ApiKeysCard() {
  const keys = trpc.settings.apiKeys.list.useQuery();
  const [created, setCreated] = useState<string | null>(null);
  return (
    <Card className="grid gap-5">
      <CardTitle hint="Use a key as the bearer token of the REST API.">API keys</CardTitle>
      <CreateApiKey onCreated={setCreated} />
      {created && (
        <SecretNotice
          title="Copy your new key now. It is not shown again."
          secret={created}
          name="Key"
          onDone={() => setCreated(null)}
        />
      )}
      <Loaded query={keys} skeleton="h-20">
        {(list) =>
          list.length === 0 ? (
            <p className="flex items-center gap-2.5 rounded-lg bg-well p-4 text-sm text-soft">
              <KeyRound className="size-4" aria-hidden />
              No keys yet.
            </p>
          ) : (
            <ul className="grid divide-y">
              {list.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

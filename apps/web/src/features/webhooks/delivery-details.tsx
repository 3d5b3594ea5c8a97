import type { WebhookDelivery } from "@dubdeck/domain";
import { formatDateTime } from "../../lib/format.ts";
import { resultText } from "./result-text.ts";

/** Shows a delivery's attempts, when the next one is due, and what is sent. */
export function DeliveryDetails({ delivery }: { delivery: WebhookDelivery }) {
  const { id, attempts, nextAttemptAt, payload } = delivery;
  return (
    <div className="grid gap-3 text-sm">
      <ol className="grid gap-2" aria-label="Attempts">
        {attempts.map((attempt) => (
          <li key={attempt.at} className="grid gap-1">
            <p className="wrap-anywhere">
              <span className="mr-2 text-soft tabular-nums">{formatDateTime(attempt.at)}</span>
              {resultText(attempt)}
            </p>
            {attempt.response && <Verbatim label="Response" text={attempt.response} />}
          </li>
        ))}
      </ol>
      {nextAttemptAt && (
        <p className="text-soft">
          {attempts.length > 0 ? "Next attempt" : "First attempt"}: {formatDateTime(nextAttemptAt)}
        </p>
      )}
      <Verbatim label="Body" text={JSON.stringify(JSON.parse(payload), null, 2)} />
      <p className="wrap-anywhere text-soft">
        webhook-id: <span className="font-mono">{id}</span>
      </p>
    </div>
  );
}

function Verbatim({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-soft">{label}</figcaption>
      <pre className="mt-1 rounded-md bg-well p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </figure>
  );
}

import { Loaded } from "../../ui/loaded.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import { useDeliveries } from "./use-deliveries.ts";

interface Props {
  webhookId: string;
  /** False while the webhook is disabled. */
  canResend: boolean;
}

/** Lists a webhook's deliveries, newest first. */
export function DeliveryLog({ webhookId, canResend }: Props) {
  const query = useDeliveries(webhookId);
  return (
    <section className="grid gap-3 rounded-lg bg-well p-4" aria-label="Log of deliveries">
      <Loaded query={query} skeleton="h-16">
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="text-sm text-soft">Nothing was sent yet.</p>
          ) : (
            <ul className="grid gap-2">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} {...{ delivery, canResend }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <ShowMore pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older deliveries
        </ShowMore>
      )}
      <p className="text-sm text-soft">The log keeps 30 days.</p>
    </section>
  );
}

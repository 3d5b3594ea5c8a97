import type { WebhookDelivery } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";

const PAGE = 10;
/** Polling interval in ms while an attempt is due, and otherwise. */
const POLL = { sending: 1000, idle: 10_000 };

/** Returns a webhook's deliveries, newest first; polls, faster while one is being sent. */
export function useDeliveries(webhookId: string) {
  const { data, ...query } = trpc.webhooks.deliveries.useInfiniteQuery(
    { id: webhookId, limit: PAGE },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isBeingSent)) ? POLL.sending : POLL.idle,
    },
  );
  return { ...query, data: data?.pages.flatMap(({ items }) => items) };
}

/** Returns whether an attempt is running or is due within seconds. */
const isBeingSent = ({ state, nextAttemptAt }: WebhookDelivery): boolean =>
  state === "pending" && (nextAttemptAt?.getTime() ?? 0) < Date.now() + 10_000;

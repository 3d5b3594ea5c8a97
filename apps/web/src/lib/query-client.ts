import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./error-message.ts";
import { retryDelay, shouldRetry } from "./retry.ts";
import { sessionRefused } from "./session/session.ts";

const CACHE_MS = 5 * 60_000;

/** The query cache of the signed-in area; cleared when the user changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signOutWhenRefused }),
  mutationCache: new MutationCache({ onError: signOutWhenRefused }),
  defaultOptions: {
    queries: { staleTime: CACHE_MS, gcTime: CACHE_MS, retry: shouldRetry, retryDelay },
  },
});

function signOutWhenRefused(error: Error): void {
  if (isUnauthorized(error)) sessionRefused();
}

import type { AppRouter } from "@dubdeck/api";
import { MAX_TRPC_BATCH } from "@dubdeck/domain";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import superjson from "superjson";
import { readAuthCookie } from "./session/auth-cookie.ts";

/** tRPC client for direct calls; components under /app use the hooks of `trpc.ts`. */
export const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: "/trpc",
      maxItems: MAX_TRPC_BATCH,
      transformer: superjson,
      headers: ({ opList }) => authHeader(opList[0].context["token"]),
    }),
  ],
});

/**
 * Returns the authorization header. A token given with the call takes precedence, because signing
 * out clears the cookie before it calls the server.
 */
export function authHeader(own?: unknown): Record<string, string> {
  const token = typeof own === "string" ? own : readAuthCookie();
  return token ? { authorization: `Bearer ${token}` } : {};
}

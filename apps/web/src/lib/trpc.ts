import type { AppRouter } from "@dubdeck/api";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** The server's procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures for route loaders, on the same cache. */
export const loaders = createTRPCQueryUtils({ queryClient, client: api });

/** What the procedures answer. */
export type Outputs = inferRouterOutputs<AppRouter>;

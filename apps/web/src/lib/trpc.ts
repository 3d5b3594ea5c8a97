import type { AppRouter } from "@dubdeck/api";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** tRPC hooks for components. */
export const trpc = createTRPCReact<AppRouter>();

/** tRPC utilities for route loaders, on the same cache. */
export const loaders = createTRPCQueryUtils({ queryClient, client: api });

/** Input types of the procedures. */
export type Inputs = inferRouterInputs<AppRouter>;

/** Output types of the procedures. */
export type Outputs = inferRouterOutputs<AppRouter>;

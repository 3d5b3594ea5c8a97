import {
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
  type CreateFastifyContextOptions,
} from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { MAX_TRPC_BATCH } from "@dubdeck/domain";
import { authenticateSession, bearerToken, type Identity } from "../use-cases/auth/authenticate.ts";
import type { Deps } from "../deps.ts";
import { networkOf } from "../network.ts";
import { type AppRouter, appRouter } from "./router.ts";
import { type Context, toTrpcError } from "./trpc.ts";

/** Adds the site's tRPC API at /trpc. */
export async function trpcPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const createContext = async ({ req, res }: CreateFastifyContextOptions): Promise<Context> => {
    return {
      deps,
      identity: await identify(deps, req.headers.authorization),
      network: networkOf(req.ip),
      requestId: req.id,
      setHeader: (name, value) => void res.header(name, value),
    };
  };
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: { router: appRouter, createContext, maxBatchSize: MAX_TRPC_BATCH },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

async function identify(deps: Deps, authorization: string | undefined): Promise<Identity | null> {
  const token = bearerToken(authorization);
  try {
    return token ? await authenticateSession(deps, token) : null;
  } catch (error) {
    throw toTrpcError(error);
  }
}

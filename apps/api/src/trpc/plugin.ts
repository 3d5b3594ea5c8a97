import {
  fastifyRequestHandler,
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
  const trpcOptions = { router: appRouter, createContext, maxBatchSize: MAX_TRPC_BATCH };
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions,
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
  await app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/trpc/${IMPORT}`, { bodyLimit: IMPORT_LIMIT }, (req, res) =>
      fastifyRequestHandler({ ...trpcOptions, req, res, path: IMPORT }),
    );
  });
}

/** The only procedure that takes a file. */
const IMPORT = "studio.importScript";
/** 2 MB of characters, most of them of one or two bytes, as JSON. */
const IMPORT_LIMIT = 6 * 2 ** 20;

async function identify(deps: Deps, authorization: string | undefined): Promise<Identity | null> {
  const token = bearerToken(authorization);
  try {
    return token ? await authenticateSession(deps, token) : null;
  } catch (error) {
    throw toTrpcError(error);
  }
}

import swagger from "@fastify/swagger";
import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Deps } from "../deps.ts";
import { accountRoutes } from "./account-routes.ts";
import { analyticsRoutes } from "./analytics-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import { billingRoutes } from "./billing-routes.ts";
import { catalogRoutes } from "./catalog-routes.ts";
import { contactRoutes } from "./contact-routes.ts";
import { customVoiceRoutes } from "./custom-voice-routes.ts";
import { deliveryRoutes } from "./delivery-routes.ts";
import { importRoutes } from "./import-routes.ts";
import { jobRoutes } from "./job-routes.ts";
import { lineRoutes } from "./line-routes.ts";
import { scriptRoutes } from "./script-routes.ts";
import { glossaryRoutes } from "./glossary-routes.ts";
import { revisionRoutes } from "./revision-routes.ts";
import { asRestApp, requireAccess } from "./route.ts";
import { openApi } from "./open-api.ts";
import { videoRoutes } from "./video-routes.ts";
import { webhookRoutes } from "./webhook-routes.ts";

/** Adds the REST API: the same use cases as tRPC at plain paths, described at /openapi.json. */
export async function restPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addContentTypeParser("application/json", { parseAs: "string" }, emptyOr(app));
  app.decorateRequest("identity", null);
  app.addHook("onRequest", requireAccess(deps));
  await app.register(swagger, openApi(deps.site));

  const rest = asRestApp(app);
  for (const routes of [
    authRoutes,
    importRoutes,
    videoRoutes,
    jobRoutes,
    lineRoutes,
    revisionRoutes,
    scriptRoutes,
    glossaryRoutes,
    catalogRoutes,
    customVoiceRoutes,
    webhookRoutes,
    deliveryRoutes,
    analyticsRoutes,
    billingRoutes,
    contactRoutes,
    accountRoutes,
  ]) {
    routes(rest, deps);
  }
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/** Accepts empty bodies declared as JSON, since clients send that content type with every call. */
function emptyOr(app: FastifyInstance): FastifyBodyParser<string> {
  const parseJson = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    if (body === "") done(null);
    else void parseJson(request, body, done);
  };
}

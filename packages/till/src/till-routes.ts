import { AppError } from "@dubdeck/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { ACTIONS } from "./actions.ts";
import type { Till } from "./create-till.ts";
import type { Answer } from "./till-deps.ts";

const KB = 1024;
const token = z
  .string()
  .max(4 * KB)
  .catch("");
const checkoutQuery = z.object({ token, declined: z.stringbool().catch(false) });
const checkoutForm = z.object({ token, choice: z.enum(["pay", "decline"]).catch("decline") });
const portalQuery = z.object({ token, done: z.enum(ACTIONS).optional().catch(undefined) });
const portalForm = z.object({ token, action: z.enum(ACTIONS) });

/**
 * Adds the till's pages at /till/…: plain HTML forms without scripts or cookies. Permissions come
 * from the signed token in the URL, so other sites cannot forge a working form.
 */
export async function tillRoutes(app: FastifyInstance, { till }: { till: Till }): Promise<void> {
  const { checkout, portal } = till.routes;
  const site = new URL(till.publicUrl).origin;

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 8 * KB },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get("/till/style.css", quiet, (_request, reply) =>
    reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "max-age=3600")
      .send(till.routes.stylesheet()),
  );
  app.get("/till/checkout", quiet, async ({ query }, reply) =>
    answer(reply, await checkout.show(read(checkoutQuery, query)), site),
  );
  app.post("/till/checkout", quiet, async ({ body }, reply) =>
    answer(reply, await checkout.pay(read(checkoutForm, body)), site),
  );
  app.get("/till/portal", quiet, async ({ query }, reply) =>
    answer(reply, await portal.show(read(portalQuery, query)), site),
  );
  app.post("/till/portal", quiet, async ({ body }, reply) =>
    answer(reply, await portal.act(read(portalForm, body)), site),
  );
}

/** Parses a query or form. Throws BAD_REQUEST for input that none of the pages sends. */
function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError("BAD_REQUEST", "Please use the buttons of this page.");
}

/** Keeps URLs with tokens out of the request log. */
const quiet = { logLevel: "warn" } as const;

function answer(reply: FastifyReply, page: Answer, site: string): FastifyReply {
  reply.headers({
    "content-security-policy": `default-src 'none'; style-src 'self'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  if ("redirect" in page) return reply.redirect(page.redirect, page.status);
  return reply.code(page.status).type("text/html; charset=utf-8").send(page.html);
}

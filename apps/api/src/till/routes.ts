import {
  isAlive,
  openLink,
  paidEvents,
  type PaidPlan,
  signEvent,
  TILL_ACTIONS,
  TILL_EVENTS,
  type TillEvent,
} from "@dubdeck/billing";
import { findCustomerById, listSubscriptions } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { receiveWebhook } from "../use-cases/billing/receive-webhook.ts";
import { checkoutPage, portalPage, STYLE } from "./pages.ts";

const orderSchema = z.object({
  customerId: z.string(),
  plan: z.enum(["pro", "enterprise"] satisfies PaidPlan[]),
  order: z.string(),
  expires: z.number(),
});
const visitSchema = z.object({ customerId: z.string(), expires: z.number() });
const actionSchema = z.enum(TILL_ACTIONS);

interface Options {
  readonly deps: Deps;
  /** Signs the till's links and events. */
  readonly secret: string;
}

type Linked = { Params: { link: string; action: string } };

/**
 * The embedded till: pages that stand in for Stripe's, clearly a test. Each button makes the events
 * that Stripe would send, signs them and hands them to the very code that receives Stripe's.
 */
export async function tillRoutes(app: FastifyInstance, { deps, secret }: Options): Promise<void> {
  const billingPage = `${deps.site.publicUrl}/app/billing`;
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, payload, done) => {
    payload.resume();
    done(null, null);
  });

  app.get("/style.css", (_request, reply) => reply.type("text/css").send(STYLE));

  app.get<Linked>("/checkout/:link", async (request, reply) => {
    const { plan } = openLink(request.params.link, secret, orderSchema);
    return await html(reply, checkoutPage({ plan, link: request.params.link, billingPage }));
  });

  app.post<Linked>("/checkout/:link/pay", async (request, reply) => {
    await deliver(paidEvents(openLink(request.params.link, secret, orderSchema)));
    return await reply.redirect(`${billingPage}?checkout=success`, 303);
  });

  app.get<Linked>("/portal/:link", async (request, reply) => {
    const { customerId } = openLink(request.params.link, secret, visitSchema);
    const subscription = await runningSubscription(customerId);
    return await html(reply, portalPage({ subscription, link: request.params.link, billingPage }));
  });

  app.post<Linked>("/portal/:link/:action", async (request, reply) => {
    const { link } = request.params;
    const { customerId } = openLink(link, secret, visitSchema);
    const action = actionSchema.parse(request.params.action);
    const subscription = await runningSubscription(customerId);
    if (!subscription) throw new AppError("CONFLICT", "There is no subscription to change.");
    await deliver([TILL_EVENTS[action](subscription, customerId)]);
    return await reply.redirect(`/till/portal/${link}`, 303);
  });

  async function deliver(events: readonly TillEvent[]): Promise<void> {
    for (const event of events) {
      const { body, signature } = signEvent(event, secret);
      await receiveWebhook(deps, body, signature);
    }
  }

  async function runningSubscription(customerId: string) {
    const customer = await findCustomerById(deps.db, customerId);
    const all = customer ? await listSubscriptions(deps.db, customer.userId) : [];
    return all.find(isAlive) ?? null;
  }
}

const html = (reply: FastifyReply, page: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);

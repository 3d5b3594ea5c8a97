import { saveTillSubscription, toUser } from "@dubdeck/db";
import { type Action, MOVES } from "./actions.ts";
import { expiredPage } from "./page.ts";
import { portalPage } from "./portal-page.ts";
import { lockTillAccount } from "./till-account.ts";
import { type Answer, billingUrl, type TillDeps } from "./till-deps.ts";
import { openVisit, sealVisit } from "./visit.ts";

/** Returns a portal URL for a customer, valid for 30 minutes. */
export function portalAddress(
  { secret, publicUrl }: Pick<TillDeps, "secret" | "publicUrl">,
  { customerId, returnUrl }: { customerId: string; returnUrl: string },
): string {
  const token = sealVisit({ page: "portal", customerId, returnUrl }, secret);
  return new URL(`/till/portal?token=${token}`, publicUrl).href;
}

/** Creates the handlers of the portal page and its buttons. */
export function createPortal(deps: TillDeps) {
  const { db, secret, publicUrl } = deps;
  const expired: Answer = { status: 403, html: expiredPage(billingUrl(publicUrl)) };

  return {
    async show({ token, done }: { token: string; done?: Action | undefined }): Promise<Answer> {
      const visit = openVisit("portal", token, { secret });
      const account =
        visit && (await db.transaction().execute((trx) => lockTillAccount(trx, visit.customerId)));
      if (!account) return expired;
      const { user, running: subscription } = account;
      const { plan } = toUser(user);
      // If the stored plan has expired, the plan that follows it has no end date.
      const planUntil = plan === user.plan ? user.planUntil : null;
      const { returnUrl } = visit;
      const view = { email: user.email, subscription, plan, planUntil, token, returnUrl, done };
      return { status: 200, html: portalPage(view) };
    },

    /** Performs an action if it is still possible; a button on an outdated page changes nothing. */
    async act({ token, action }: { token: string; action: Action }): Promise<Answer> {
      const visit = openVisit("portal", token, { secret });
      if (!visit) return expired;
      const move = MOVES[action];
      const outcome = await db.transaction().execute(async (trx) => {
        const account = await lockTillAccount(trx, visit.customerId);
        if (!account) return "expired";
        const { running } = account;
        if (!running || !move.isPossible(running)) return "impossible";
        await saveTillSubscription(trx, visit.customerId, move.apply(running, new Date()));
        return "done";
      });
      if (outcome === "expired") return expired;
      const page = `/till/portal?token=${token}`;
      if (outcome === "impossible") return { status: 303, redirect: page };
      await deps.announce(move.event, visit.customerId);
      return { status: 303, redirect: `${page}&done=${action}` };
    },
  };
}

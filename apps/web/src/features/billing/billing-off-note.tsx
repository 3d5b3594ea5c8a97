import { useSiteConfig } from "../../lib/site-config.ts";
import { Notice } from "../../ui/notice.tsx";

const NOTE_ID = "billing-off-note";

/** Whether this server sells no plans; false until that is known. */
const useBillingOff = (): boolean => useSiteConfig()?.billingEnabled === false;

/** What a button that leads to a payment becomes where nothing is sold; the page holds the note. */
export function useBillingButton(): { disabled: boolean; "aria-describedby"?: string } {
  return useBillingOff() ? { disabled: true, "aria-describedby": NOTE_ID } : { disabled: false };
}

/** Says why the page's buttons do nothing, where this server sells no plans. */
export function BillingOffNote() {
  const email = useSiteConfig()?.supportEmail;
  if (!useBillingOff()) return null;
  return (
    <div id={NOTE_ID}>
      <Notice title="Plans are not sold on this server">
        Its operator can change your plan: <a href={`mailto:${email}`}>{email}</a>.
      </Notice>
    </div>
  );
}

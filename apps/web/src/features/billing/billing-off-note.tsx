import { useSiteConfig } from "../../lib/site-config.ts";
import { Notice } from "../../ui/notice.tsx";

const NOTE_ID = "billing-off-note";

/** Returns whether billing is off on this server; false until known. */
const useBillingOff = (): boolean => useSiteConfig()?.billingEnabled === false;

/** Returns the props of a payment button: disabled and described by the note if billing is off. */
export function useBillingButton(): { disabled: boolean; "aria-describedby"?: string } {
  return useBillingOff() ? { disabled: true, "aria-describedby": NOTE_ID } : { disabled: false };
}

/** Explains why payment buttons are disabled if billing is off. */
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

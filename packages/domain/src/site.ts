import { z } from "zod";

/** What the site needs to know of its server. */
export const siteConfigSchema = z.object({
  supportEmail: z.string(),
  supportPhone: z.string(),
  chatEnabled: z.boolean(),
  googleEnabled: z.boolean(),
  /** Whether free minutes count only once the e-mail address is verified. */
  verifiesEmail: z.boolean(),
  /** Whether plans can be bought; without, the operator sets them. */
  billingEnabled: z.boolean(),
  /** Base address of `POST /webhook/contactLead`. */
  contactBaseUrl: z.string(),
  version: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

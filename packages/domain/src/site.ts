import { z } from "zod";

/** The server's configuration for the site. */
export const siteConfigSchema = z.object({
  supportEmail: z.string(),
  supportPhone: z.string(),
  chatEnabled: z.boolean(),
  googleEnabled: z.boolean(),
  /** Whether free minutes require a verified e-mail address. */
  verifiesEmail: z.boolean(),
  /** Whether plans can be bought; if not, the operator assigns them. */
  billingEnabled: z.boolean(),
  /** Base URL of `POST /webhook/contactLead`. */
  contactBaseUrl: z.string(),
  version: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

import { accountRouter } from "./account.ts";
import { analyticsRouter } from "./analytics.ts";
import { authRouter } from "./auth.ts";
import { billingRouter } from "./billing.ts";
import { catalogRouter } from "./catalog.ts";
import { customVoicesRouter } from "./custom-voices.ts";
import { glossaryRouter } from "./glossary.ts";
import { importsRouter } from "./imports.ts";
import { jobsRouter } from "./jobs.ts";
import { settingsRouter } from "./settings.ts";
import { siteRouter } from "./site.ts";
import { router } from "./trpc.ts";
import { studioRouter } from "./studio.ts";
import { uploadsRouter } from "./uploads.ts";
import { videosRouter } from "./videos.ts";
import { webhooksRouter } from "./webhooks.ts";

/** The site's tRPC API. */
export const appRouter = router({
  auth: authRouter,
  uploads: uploadsRouter,
  imports: importsRouter,
  videos: videosRouter,
  jobs: jobsRouter,
  studio: studioRouter,
  glossary: glossaryRouter,
  catalog: catalogRouter,
  customVoices: customVoicesRouter,
  analytics: analyticsRouter,
  billing: billingRouter,
  settings: settingsRouter,
  webhooks: webhooksRouter,
  account: accountRouter,
  site: siteRouter,
});

export type AppRouter = typeof appRouter;

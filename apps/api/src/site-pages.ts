/** The addresses of the site's pages, as its router writes them. */
export const SITE_PAGES: readonly string[] = [
  "/",
  "/contact",
  "/docs",
  "/docs/guide",
  "/forgot-password",
  "/login",
  "/reset-password",
  "/signup",
  "/thank-you",
  "/tools",
  "/tools/video-dub",
  "/tools/video-translate",
  "/verify-email",
  "/app",
  "/app/account",
  "/app/billing",
  "/app/settings",
  "/app/upload",
  "/app/videos",
  "/app/videos/$id",
];

const PATTERNS = SITE_PAGES.map(
  (page) => new RegExp(`^${page.replaceAll(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`),
);

/** Whether the site has a page at this path; elsewhere it shows its 404 page. */
export const isSitePage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

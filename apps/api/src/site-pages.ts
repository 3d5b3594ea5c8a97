/** Paths of the site's pages, in the syntax of its router. */
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
  "/app/videos/$id/studio",
];

const PATTERNS = SITE_PAGES.map(
  (page) => new RegExp(`^${page.replaceAll(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`),
);

/** Returns true if the site has a page at this path; otherwise the site shows its 404 page. */
export const isSitePage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

import type { Site } from "./deps.ts";

/** Only the site's own code runs; files come from storage, live updates from the site itself. */
export function contentSecurityPolicy({ publicUrl, storageOrigin }: Site) {
  const live = publicUrl.replace(/^http/, "ws");
  const self = "'self'";
  return {
    defaultSrc: [self],
    scriptSrc: [self],
    // Toasts and menus are placed by style attributes and elements.
    styleSrc: [self, "'unsafe-inline'"],
    fontSrc: [self],
    imgSrc: [self, "data:", "blob:", storageOrigin],
    mediaSrc: [self, "blob:", storageOrigin],
    connectSrc: [self, new URL(live).origin, storageOrigin],
    objectSrc: ["'none'"],
    baseUri: [self],
    formAction: [self],
    frameAncestors: ["'none'"],
  };
}

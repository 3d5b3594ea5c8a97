import type { Site } from "./deps.ts";

/**
 * Only the site's own code runs; files come from storage, live updates from the site itself, and
 * the contact form goes where it is configured to go.
 */
export function contentSecurityPolicy({ publicUrl, storageOrigin, contactBaseUrl }: Site) {
  const live = new URL(publicUrl.replace(/^http/, "ws")).origin;
  const contact = new URL(contactBaseUrl).origin;
  const elsewhere = contact === new URL(publicUrl).origin ? [] : [contact];
  const self = "'self'";
  return {
    defaultSrc: [self],
    scriptSrc: [self],
    // Toasts and menus are placed by style attributes and elements.
    styleSrc: [self, "'unsafe-inline'"],
    fontSrc: [self],
    imgSrc: [self, "data:", "blob:", storageOrigin],
    mediaSrc: [self, "blob:", storageOrigin],
    connectSrc: [self, live, storageOrigin, ...elsewhere],
    objectSrc: ["'none'"],
    baseUri: [self],
    formAction: [self],
    frameAncestors: ["'none'"],
  };
}

import type { Site } from "./deps.ts";

/**
 * Returns the Content-Security-Policy directives: scripts only from the site itself, files from
 * storage, live updates from the site, and the contact form to its configured origin.
 */
export function contentSecurityPolicy({ publicUrl, storageOrigins, contactBaseUrl }: Site) {
  const live = new URL(publicUrl.replace(/^http/, "ws")).origin;
  const contact = new URL(contactBaseUrl).origin;
  const elsewhere = contact === new URL(publicUrl).origin ? [] : [contact];
  const self = "'self'";
  return {
    defaultSrc: [self],
    scriptSrc: [self],
    // Toasts and menus are positioned by inline styles.
    styleSrc: [self, "'unsafe-inline'"],
    fontSrc: [self],
    imgSrc: [self, "data:", "blob:", ...storageOrigins],
    mediaSrc: [self, "blob:", ...storageOrigins],
    connectSrc: [self, live, ...storageOrigins, ...elsewhere],
    objectSrc: ["'none'"],
    baseUri: [self],
    formAction: [self],
    frameAncestors: ["'none'"],
  };
}

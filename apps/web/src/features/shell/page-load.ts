const MESSAGE = "This page could not be loaded.";

/**
 * Renames errors of failed code loads so that the page handles them. For the original message the
 * router would reload the whole site, which is useless during an outage.
 */
export function nameLoadFailures(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.message = MESSAGE;
  });
}

export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && error.message === MESSAGE;

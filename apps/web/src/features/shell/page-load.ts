const MESSAGE = "This page could not be loaded.";

/**
 * A page's code that cannot be fetched is an error of that page. Under its own name the router
 * would load the whole site again, which leads nowhere while the service is away.
 */
export function nameLoadFailures(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.message = MESSAGE;
  });
}

export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && error.message === MESSAGE;

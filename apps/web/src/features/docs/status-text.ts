const TEXTS: Readonly<Record<string, string>> = {
  200: "OK",
  201: "Created",
  204: "Done",
  302: "Redirect",
  400: "Bad request",
  401: "Not signed in",
  402: "Out of minutes",
  403: "Not in your plan",
  404: "Not found",
  409: "Conflict",
  413: "Too large",
  415: "Wrong type",
  422: "Cannot be processed",
  429: "Too many requests",
  503: "Unavailable",
};

/** Returns a short description of an HTTP status; empty if unknown. */
export const statusText = (status: string): string => TEXTS[status] ?? "";

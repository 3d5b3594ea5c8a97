import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type Allows, checkTarget } from "../links/check-target.ts";

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request, and also a response that does not end. */
  readonly signal: AbortSignal;
}

export interface WebhookResponse {
  readonly status: number;
  /** At most the first 1 KB. */
  readonly body: string;
}

/**
 * Posts a request and follows no redirects. Throws Refusal for an address that is not public, the
 * signal's reason, or a network error.
 */
export type PostWebhook = (request: WebhookRequest) => Promise<WebhookResponse>;

const MAX_BODY_BYTES = 1024;

/**
 * Creates a function that posts webhooks to public addresses only.
 * @param allows replaces the check of addresses, for tests
 */
export function createWebhookPoster({ allows }: { allows?: Allows } = {}): PostWebhook {
  return async ({ url, headers, body, signal }) => {
    const { protocol, hostname, port, host, pathname, search } = new URL(url);
    const isHttps = protocol === "https:";
    const resolving = checkTarget(hostname, Number(port || (isHttps ? 443 : 80)), allows);
    const target = await unlessAborted(resolving, signal);
    const outgoing = (isHttps ? requestHttps : requestHttp)({
      ...target,
      agent: false,
      method: "POST",
      path: pathname + search,
      headers: { ...headers, host, "content-length": Buffer.byteLength(body) },
      signal,
    });
    // Errors after the response has begun have no other listener.
    outgoing.on("error", () => undefined);
    try {
      outgoing.end(body);
      const [response] = (await once(outgoing, "response", { signal })) as [IncomingMessage];
      return { status: response.statusCode ?? 0, body: await startOf(response) };
    } finally {
      outgoing.destroy();
    }
  };
}

/** Reads the start of a body; a body that breaks off or does not end counts as far as it came. */
async function startOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_BODY_BYTES) break;
    }
  } catch {
    // The status has arrived, which is all that counts.
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString();
  // PostgreSQL cannot store NUL.
  return text.replaceAll("\0", "\u{fffd}");
}

/** DNS lookups cannot be aborted, so this stops waiting for one. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = once(signal, "abort").then((): never => {
    throw signal.reason;
  });
  return Promise.race([work, aborted]);
}

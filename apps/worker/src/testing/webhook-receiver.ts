import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@dubdeck/testing/listen";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Reply of a receiver to one request. */
export interface Reply {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/**
 * Starts an HTTP server that records requests. It gives `replies` in turn, then 204; `never` leaves
 * a request without a response.
 */
export async function startReceiver(host: string) {
  const received: Received[] = [];
  const replies: (Reply | "never")[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "", headers } = request;
    received.push({ path, headers, body: await text(request) });
    const reply = replies.shift() ?? { status: 204 };
    if (reply === "never") return;
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }
  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listen(server, host);
  return { url: `${origin}/hook?a=b`, received, replies, close };
}

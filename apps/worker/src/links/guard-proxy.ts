import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { type Allows, checkTarget, Refusal } from "./check-target.ts";

export interface GuardOptions {
  /** By default, allows public addresses only. */
  readonly allows?: Allows | undefined;
  /**
   * Limit in bytes on everything received through the guard; exceeding it closes every connection.
   */
  readonly maxBytes: number;
}

export interface Guard {
  /** The proxy's URL. */
  readonly url: string;
  /** Why the guard itself has blocked a connection; null if it has not. */
  readonly tripped: () => "refused" | "too large" | null;
  readonly close: () => void;
}

/**
 * Starts a forward proxy on loopback (HTTP and CONNECT). It resolves every host itself, refuses
 * hosts with any disallowed address, and connects only to the addresses that it has checked. Since
 * all connections of its client pass through it, redirects and changing DNS answers are checked
 * too.
 */
export async function startGuard({ allows, maxBytes }: GuardOptions): Promise<Guard> {
  let tripped: ReturnType<Guard["tripped"]> = null;
  let received = 0;
  const sockets = new Set<Duplex>();

  const check = (hostname: string, port: number) => checkTarget(hostname, port, allows);

  function count(source: Duplex | IncomingMessage): void {
    source.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received <= maxBytes) return;
      tripped ??= "too large";
      for (const socket of sockets) socket.destroy();
    });
  }

  const statusOf = (error: unknown): number => {
    if (!(error instanceof Refusal)) return 502;
    tripped ??= "refused";
    return 403;
  };

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "");
    if (url.protocol !== "http:") throw new Refusal();
    const target = await check(url.hostname, Number(url.port || 80));
    const { "proxy-connection": _, "proxy-authorization": __, ...headers } = incoming.headers;
    const outgoing = request({
      ...target,
      agent: false,
      method: incoming.method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, connection: "close" },
    });
    outgoing.once("response", (response) => {
      response.once("error", () => answer.destroy());
      count(response);
      if (writeHead(answer, response)) response.pipe(answer);
      else outgoing.destroy();
    });
    outgoing.once("error", () => fail(answer, 502));
    answer.once("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  async function tunnel(
    { url = "" }: IncomingMessage,
    client: Duplex,
    head: Buffer,
  ): Promise<void> {
    const { hostname, port } = new URL(`https://${url}`);
    const remote = connect(await check(hostname, Number(port || 443)));
    remote.once("connect", () => {
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      remote.write(head);
      count(remote);
      remote.pipe(client).pipe(remote);
    });
    remote.on("error", () => client.destroy());
    remote.once("close", () => client.destroy());
    client.once("close", () => remote.destroy());
  }

  const server = createServer((incoming, answer) => {
    forward(incoming, answer).catch((error: unknown) => fail(answer, statusOf(error)));
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("connect", (incoming, client, head) => {
    client.on("error", () => client.destroy());
    tunnel(incoming, client, head).catch((error: unknown) => {
      client.end(`HTTP/1.1 ${statusOf(error)} Refused\r\n\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tripped: () => tripped,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Forwards a response's head; returns false and closes the response if the head is invalid. */
function writeHead(
  answer: ServerResponse,
  { statusCode = 502, headers }: IncomingMessage,
): boolean {
  // Trailers are not forwarded, and announcing trailers without sending any is an error.
  const { trailer: _, ...handedOn } = headers;
  try {
    answer.writeHead(statusCode, handedOn);
    return true;
  } catch {
    answer.destroy();
    return false;
  }
}

function fail(answer: ServerResponse, status: number): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(status).end();
}

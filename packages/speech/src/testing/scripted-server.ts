import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach } from "vitest";
import type { EngineEndpoint } from "../config.ts";

export interface ReceivedRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Sent as JSON unless it is bytes; left out, the server never answers. */
  readonly body?: unknown;
}

/**
 * An HTTP server that answers each request by the script and remembers what it was asked. It is
 * closed after the test.
 */
export async function scriptedServer(script: (request: ReceivedRequest) => ScriptedAnswer) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    void receive(incoming).then((request) => {
      requests.push(request);
      return send(response, script(request));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint: EngineEndpoint = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "test-key",
    model: "test-model",
  };
  return { endpoint, requests };
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const { url: path = "", headers } = incoming;
  return { path, headers, body: await text(incoming) };
}

function send(response: ServerResponse, { status = 200, headers, body }: ScriptedAnswer): void {
  if (body === undefined) return;
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    "content-type": isBytes ? "audio/wav" : "application/json",
    ...headers,
  });
  response.end(isBytes ? body : JSON.stringify(body));
}

import { once } from "node:events";
import { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

export interface Listening {
  readonly port: number;
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Disconnects every client and frees the port. */
  readonly close: () => Promise<void>;
}

/** Starts a test's server on a free port, by default on loopback only. */
export async function listen(server: Server, host = "127.0.0.1"): Promise<Listening> {
  server.listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      if (server instanceof HttpServer) server.closeAllConnections();
      await closed;
    },
  };
}

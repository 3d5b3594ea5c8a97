import { once } from "node:events";
import { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

export interface Listening {
  readonly port: number;
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Hangs up on every client and frees the port. */
  readonly close: () => Promise<void>;
}

/** Lets a test's server listen on a free port, by default of this machine's loopback address. */
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

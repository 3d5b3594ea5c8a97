import { createServer } from "node:net";
import { log } from "../log.ts";

const TRIES = 100;

/** The preferred port, or the next free one after it; with 0, any free port. */
export type PortPicker = (preferred: number) => Promise<number>;

/** A picker that never gives one port to two services, also while neither listens yet. */
export function createPortPicker(): PortPicker {
  const given = new Set<number>();
  return async (preferred) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const port = await tryPort(preferred === 0 ? 0 : preferred + attempt);
      if (port !== null && !given.has(port)) {
        if (attempt > 0) log("stack", `port ${preferred} is taken; using ${port}`);
        given.add(port);
        return port;
      }
    }
    throw new Error(`No port is free from ${preferred} to ${preferred + TRIES - 1}.`);
  };
}

/** Listening on all addresses fails as well when only one of them is taken. */
async function tryPort(port: number): Promise<number | null> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number | null>();
  server.once("error", () => resolve(null));
  server.listen(port, () => {
    const address = server.address();
    server.close(() => resolve(address && typeof address === "object" ? address.port : null));
  });
  return promise;
}

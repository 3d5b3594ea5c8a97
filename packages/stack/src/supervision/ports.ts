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
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") resolve(null);
    else if (error.code !== "EACCES") reject(error);
    else reject(new Error(`No right to listen on port ${port}. Set PORT to one above 1023.`));
  });
  server.listen(port, () => {
    const address = server.address();
    server.close(() => resolve(address && typeof address === "object" ? address.port : null));
  });
  return promise;
}

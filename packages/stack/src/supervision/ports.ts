import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { log } from "../log.ts";

const TRIES = 100;
/**
 * Range for arbitrary ports. Linux uses ports from 32768 up for outgoing connections, so one of
 * those may be taken before a service listens on it.
 */
const ANY = { from: 20_000, to: 32_768 } as const;

/** Returns the preferred port, or the next free one after it; for 0, any free port. */
export type PortPicker = (preferred: number) => Promise<number>;

/** Creates a picker that never returns the same port twice, even before a service listens on it. */
export function createPortPicker(): PortPicker {
  const given = new Set<number>();
  return async (preferred) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const port = preferred === 0 ? randomInt(ANY.from, ANY.to) : preferred + attempt;
      if (!given.has(port) && (await isFree(port))) {
        if (preferred !== 0 && attempt > 0)
          log("stack", `port ${preferred} is taken; using ${port}`);
        given.add(port);
        return port;
      }
    }
    throw new Error(`No port is free from ${preferred || ANY.from} on.`);
  };
}

/**
 * Returns whether the port is free on all addresses: listening fails if it is taken on any of them.
 */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") resolve(false);
    else if (error.code !== "EACCES") reject(error);
    else reject(new Error(`No right to listen on port ${port}. Set PORT to one above 1023.`));
  });
  server.listen(port, () => server.close(() => resolve(true)));
  return promise;
}

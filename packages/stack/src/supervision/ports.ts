import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { log } from "../log.ts";

const TRIES = 100;
/**
 * Where any port will do. Linux gives the ports from 32768 on to outgoing connections, so one of
 * those may be gone again before a service listens on it.
 */
const ANY = { from: 20_000, to: 32_768 } as const;

/** The preferred port, or the next free one after it; with 0, any free port. */
export type PortPicker = (preferred: number) => Promise<number>;

/** A picker that never gives one port to two services, also while neither listens yet. */
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

/** Listening on all addresses fails as well when only one of them is taken. */
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

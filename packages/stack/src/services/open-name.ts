import { isIP } from "node:net";
import { networkInterfaces } from "node:os";

/** Returns whether this address means all of the machine's addresses. */
export const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";

/**
 * Returns the name by which browsers on other machines reach a server that listens on `host`: an
 * address of this machine in its network, or null if only this machine can reach it.
 */
export function openName(host: string, interfaces = networkInterfaces()): string | null {
  if (host === "localhost" || host === "::1" || host.startsWith("127.")) return null;
  if (!isEveryAddress(host)) return isIP(host) === 6 ? `[${host}]` : host;
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  const own = addresses.find(({ internal, family }) => !internal && family === "IPv4");
  return own?.address ?? null;
}

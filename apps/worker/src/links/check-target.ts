import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Returns whether an IP address may be connected to. */
export type Allows = (address: string) => boolean;

/** Thrown for a host or port that must not be connected to. */
export class Refusal extends Error {}

/**
 * Resolves a host and returns connection options limited to the addresses that were checked, so
 * that a changing DNS answer cannot lead elsewhere.
 * @param allows by default, allows public addresses only
 * @throws Refusal if any address or the port is not allowed, or an error if the host is unknown
 */
export async function checkTarget(
  hostname: string,
  port: number,
  allows: Allows = isPublicAddress,
) {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!isWebPort(port)) throw new Refusal();
  const addresses = await lookup(host, { all: true });
  if (!addresses.every(({ address }) => allows(address))) throw new Refusal();
  const checked: LookupFunction = (_host, { all }, done) => {
    const [{ address, family } = { address: "", family: 4 }] = addresses;
    if (all) done(null, addresses);
    else done(null, address, family);
  };
  return { host, port, lookup: checked, family: isIP(host) };
}

/** Ports below 1024 other than 80 and 443 belong to other services, such as mail. */
const isWebPort = (port: number): boolean => port === 80 || port === 443 || port >= 1024;

import ipaddr from "ipaddr.js";

/**
 * The network that an address counts as for rate limits: an IPv4 address alone, and the /64 of an
 * IPv6 address, since a single customer can use all of it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
}

import ipaddr from "ipaddr.js";

/**
 * Returns the network by which rate limits count an address: the IPv4 address itself, or the /64 of
 * an IPv6 address, since a single customer usually controls all of it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
}

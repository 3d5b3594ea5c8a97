import ipaddr from "ipaddr.js";

/** The global unicast range of IPv6. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Returns whether an IP address is on the public internet, not on this machine, its network, its
 * provider or a cloud's metadata service; also checks IPv4 addresses embedded in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}

import ipaddr from "ipaddr.js";

/** All of IPv6 that is handed out to the public. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, its
 * provider or a cloud's metadata service, also not in the guise of an IPv6 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}

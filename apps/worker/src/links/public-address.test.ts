import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each([
  "8.8.8.8",
  "93.184.215.14",
  "172.15.0.1",
  "172.32.0.1",
  "2606:2800:21f::1",
  "::ffff:8.8.8.8",
])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ["this machine", "127.0.0.1 127.8.8.8 0.0.0.0 0.1.2.3 :: ::1"],
  ["a private network", "10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1 fd12::1 fec0::1"],
  ["link-local, with a cloud's metadata", "169.254.169.254 fe80::1 fe80::1%eth0 fd00:ec2::254"],
  ["a provider's own network", "100.64.0.1 100.127.255.255"],
  ["multicast and broadcast", "224.0.0.1 239.1.1.1 255.255.255.255 ff02::1"],
  [
    "reserved",
    "240.0.0.1 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 2001:db8::1 100::1",
  ],
  [
    "IPv4 in the guise of IPv6",
    "::ffff:127.0.0.1 ::ffff:a00:1 ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::",
  ],
  ["tunnels", "2001::1 2001:0:1::1"],
  ["no address", "localhost 1.2.3.4.5 x"],
])("%s is not public", (_, addresses) => {
  expect(addresses.split(" ").filter(isPublicAddress)).toEqual([]);
});

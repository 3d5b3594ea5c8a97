import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { openName } from "./open-name.ts";

const entry = (family: "IPv4" | "IPv6", address: string, internal: boolean) =>
  ({ family, address, internal }) as NetworkInterfaceInfo;
const lo = [entry("IPv4", "127.0.0.1", true), entry("IPv6", "::1", true)];
const eth0 = [entry("IPv6", "fe80::1", false), entry("IPv4", "192.168.0.5", false)];

it.each([
  ["127.0.0.1", { lo, eth0 }, null],
  ["localhost", { lo, eth0 }, null],
  ["0.0.0.0", { lo, eth0 }, "192.168.0.5"],
  ["::", { lo, eth0 }, "192.168.0.5"],
  ["0.0.0.0", { lo }, null],
  ["10.1.2.3", { lo, eth0 }, "10.1.2.3"],
  ["fd00::2", { lo, eth0 }, "[fd00::2]"],
  ["studio.local", { lo, eth0 }, "studio.local"],
])("listening on %s with %o, other machines reach it as %s", (host, interfaces, name) => {
  expect(openName(host, interfaces)).toBe(name);
});

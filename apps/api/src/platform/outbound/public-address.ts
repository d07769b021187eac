import { BlockList, isIP } from "node:net";

/** IPv4 addresses that are not on the public internet (the IANA special-purpose registry, RFC 6890). */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast, reserved and broadcast.
  ["224.0.0.0", 3],
];
const notPublic4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC) notPublic4.addSubnet(network, bits, "ipv4");

/** All of public IPv6 so far is in 2000::/3. Within it: protocol assignments with Teredo, documentation and 6to4. */
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");
const notPublic6 = new BlockList();
notPublic6.addSubnet("2001::", 23, "ipv6");
notPublic6.addSubnet("2001:db8::", 32, "ipv6");
notPublic6.addSubnet("2002::", 16, "ipv6");
notPublic6.addSubnet("3fff::", 20, "ipv6");

/**
 * Returns whether an IP address is on the public internet: not this machine, a private network, a cloud's metadata
 * service, or an IPv6 address that contains an IPv4 address. False for a text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return public6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}

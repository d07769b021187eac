import { isIPv6 } from "node:net";

/** Groups of 16 bits that name the network of an IPv6 address: /64, of which one customer has all. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address is counted for: an IPv4 address for itself, also in its IPv6 clothes, and an IPv6 address
 * for its network, for whoever has one has 2^64 of them. What is no address stays as it is.
 */
export function networkOf(subject: string): string {
  const mapped = MAPPED.exec(subject)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(subject)) return subject;
  const [address = ""] = subject.split("%");
  const [start = "", end] = address.split("::");
  const groups = start === "" ? [] : start.split(":");
  const tail = end ? end.split(":") : [];
  const zeros = end === undefined ? 0 : Math.max(0, GROUPS - groups.length - tail.length);
  const whole = [...groups, ...Array.from({ length: zeros }, () => "0"), ...tail];
  const network = whole.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

import { isIPv6 } from "node:net";

/** The 16-bit groups that identify an IPv6 network: /64, which one customer owns. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the rate-limit key of an address: the IPv4 address (IPv4-mapped IPv6 included), or the /64 prefix of an IPv6
 * address, because its owner has 2^64 addresses. Text that is not an address is returned unchanged.
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

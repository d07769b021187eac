import * as fc from "fast-check";
import { expect, it } from "vitest";
import { networkOf } from "./network-rules";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1::", "2001:db8:1:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["person@cafe.example", "person@cafe.example"],
  ["019a6b1c-0000-7000-8000-000000000001", "019a6b1c-0000-7000-8000-000000000001"],
  ["+61491570156", "+61491570156"],
  ["", ""],
])("counts %s as %s", (subject, counted) => {
  expect(networkOf(subject)).toBe(counted);
});

it("counts all addresses of one IPv6 network together, in any notation", () => {
  const half = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 0xffff })));
  const text = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(":");
  fc.assert(
    fc.property(half, half, half, (network, device, neighbour) => {
      const counted = networkOf(`${text(network)}:${text(device)}`);
      expect(networkOf(`${text(network)}:${text(neighbour)}`.toUpperCase())).toBe(counted);
      expect(networkOf(`${text(network)}::1`)).toBe(counted);
      const [first = 0, ...rest] = network;
      const elsewhere = [(first % 0xffff) + 1, ...rest];
      expect(networkOf(`${text(elsewhere)}:${text(device)}`)).not.toBe(counted);
    }),
  );
});

import { describe, expect, it } from "vitest";
import { expiryGroup, expiryGroupsOf, firstExpiry } from "./client-expiry-rules";

const now = new Date("2026-11-23T00:00:00.000Z");
const plan = (expiryDate: string | null) => ({
  planId: "0199e2a0-0000-7000-8000-000000000001",
  name: "Plan",
  branchName: "Head Office",
  expiryDate,
  expiryStatus: "not-expired" as const,
});

describe("expiryGroup", () => {
  it.each([
    ["no valid key", null, "expired"],
    ["an expiry now", "2026-11-23T00:00:00.000Z", "expired"],
    ["an expiry in a moment", "2026-11-23T00:00:00.001Z", "soon"],
    ["an expiry in exactly 60 days", "2027-01-22T00:00:00.000Z", "soon"],
    ["an expiry after that", "2027-01-22T00:00:00.001Z", "later"],
  ])("groups a client with %s", (_case, expiryDate, group) => {
    expect(expiryGroup({ expiryDate }, now)).toBe(group);
  });
});

it("groups a client by each of its plans, once", () => {
  const plans = [plan(null), plan(null), plan("2027-10-01T00:00:00.000Z")];
  expect(expiryGroupsOf({ plans }, now)).toEqual(["expired", "later"]);
  expect(expiryGroupsOf({ plans: [] }, now)).toEqual(["none"]);
});

it("sorts by the first expiry, plans without a valid key first", () => {
  expect(firstExpiry({ plans: [plan("2027-10-01T00:00:00.000Z"), plan(null)] })).toBe("0");
  expect(firstExpiry({ plans: [] })).toBeNull();
});

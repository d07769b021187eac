import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expiryAfterActivation, expiryAfterRenewal, planExpiryStatus } from "./plan-expiry-rules";

const at = (text: string) => new Date(text);
const instants = fc.date({
  min: at("2020-01-01T00:00:00.000Z"),
  max: at("2060-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

describe("planExpiryStatus", () => {
  it.each([
    ["in the past", "2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z", "expired"],
    ["now", "2026-11-21T00:00:00.000Z", "2026-11-21T00:00:00.000Z", "expired"],
    ["in a millisecond", "2026-11-21T00:00:00.001Z", "2026-11-21T00:00:00.000Z", "expiring-soon"],
    ["in a month", "2026-12-21T00:00:00.000Z", "2026-11-21T00:00:00.000Z", "expiring-soon"],
    ["just over a month", "2026-12-21T00:00:00.001Z", "2026-11-21T00:00:00.000Z", "not-expired"],
    [
      "a month before the end of March",
      "2026-03-31T10:00:00.000Z",
      "2026-02-28T10:00:00.000Z",
      "expiring-soon",
    ],
    ["a day earlier", "2026-03-31T10:00:00.000Z", "2026-02-27T10:00:00.000Z", "not-expired"],
    [
      "a month before a leap day",
      "2028-02-29T10:00:00.000Z",
      "2028-01-29T10:00:00.000Z",
      "expiring-soon",
    ],
  ] as const)("%s: expiry %s at %s is %s", (_case, expiry, now, status) => {
    expect(planExpiryStatus(at(expiry), at(now))).toBe(status);
  });

  it("never goes back as time passes", () => {
    const order = ["not-expired", "expiring-soon", "expired"];
    fc.assert(
      fc.property(instants, instants, instants, (expiry, a, b) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a];
        expect(order.indexOf(planExpiryStatus(expiry, earlier))).toBeLessThanOrEqual(
          order.indexOf(planExpiryStatus(expiry, later)),
        );
      }),
    );
  });
});

describe("expiryAfterActivation", () => {
  it.each([
    ["2026-11-21T08:00:00.000Z", "2027-11-21T08:00:00.000Z"],
    ["2028-02-29T08:00:00.000Z", "2029-02-28T08:00:00.000Z"],
    ["2027-02-28T23:59:59.999Z", "2028-02-28T23:59:59.999Z"],
  ])("%s expires on %s", (activeDate, expiry) => {
    expect(expiryAfterActivation(at(activeDate)).toISOString()).toBe(expiry);
  });
});

describe("expiryAfterRenewal", () => {
  it.each([
    [
      "before the expiry",
      "2027-01-10T00:00:00.000Z",
      "2026-11-21T00:00:00.000Z",
      "2028-01-10T00:00:00.000Z",
    ],
    [
      "after the expiry",
      "2026-01-10T00:00:00.000Z",
      "2026-11-21T00:00:00.000Z",
      "2027-11-21T00:00:00.000Z",
    ],
    [
      "at the expiry",
      "2026-11-21T00:00:00.000Z",
      "2026-11-21T00:00:00.000Z",
      "2027-11-21T00:00:00.000Z",
    ],
    [
      "on 29 Feb",
      "2020-01-01T00:00:00.000Z",
      "2028-02-29T00:00:00.000Z",
      "2029-02-28T00:00:00.000Z",
    ],
  ])("%s: %s renewed on %s expires on %s", (_case, expiry, now, renewed) => {
    expect(expiryAfterRenewal(at(expiry), at(now)).toISOString()).toBe(renewed);
  });

  it("always returns an unexpired date, later than before", () => {
    fc.assert(
      fc.property(instants, instants, (expiry, now) => {
        const renewed = expiryAfterRenewal(expiry, now);
        expect(planExpiryStatus(renewed, now)).toBe("not-expired");
        expect(renewed > expiry).toBe(true);
      }),
    );
  });
});

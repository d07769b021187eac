import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cappedRecoveryDays,
  isRecoveryDays,
  maxRecoveryDays,
  maySaveTacticalBia,
  recoveryTimeLabel,
  suggestedRecoveryDays,
} from "./recovery-time-rules";

describe("maxRecoveryDays", () => {
  it.each([
    [0, 0],
    [0.1667, 1],
    [0.5, 1],
    [1, 1],
    [2, 2],
    [90, 90],
  ])("an MTPD of %d days allows up to %d", (mtpdDays, days) => {
    expect(maxRecoveryDays(mtpdDays)).toBe(days);
  });
});

describe("suggestedRecoveryDays", () => {
  it.each([
    ["kept under the MTPD it was made for", 2, 10, 10, 2],
    ["kept under a longer MTPD", 2, 10, 30, 2],
    ["shortened in proportion", 5, 10, 4, 2],
    ["at least 1 day", 1, 10, 5, 1],
    ["below the MTPD", 1, 10, 1, 0],
    ["at once under an MTPD of hours", 1, 10, 0.1667, 0],
    ["at once if so suggested", 0, 10, 10, 0],
  ])("suggests %s: %d days of %d, under %d", (_what, days, of, mtpdDays, expected) => {
    expect(suggestedRecoveryDays(days, of, mtpdDays)).toBe(expected);
  });

  it("suggests a valid time that is never as long as the MTPD", () => {
    const days = fc.integer({ min: 0, max: 90 });
    const mtpd = fc.constantFrom(0.1667, 0.5, 1, 2, 7, 30, 90);
    fc.assert(
      fc.property(days, mtpd, mtpd, (suggested, of, mtpdDays) => {
        const result = suggestedRecoveryDays(suggested, of, mtpdDays);
        expect(isRecoveryDays(result, mtpdDays)).toBe(true);
        expect(result).toBeLessThan(mtpdDays);
      }),
    );
  });
});

describe("cappedRecoveryDays", () => {
  it.each([
    [0, 5, 0],
    [5, 5, 5],
    [6, 5, 5],
    [3, 0.1667, 1],
    [3, 0, 0],
    [2.7, 5, 2],
    [-1, 5, 0],
  ])("%d days under an MTPD of %d are %d", (days, mtpdDays, capped) => {
    expect(cappedRecoveryDays(days, mtpdDays)).toBe(capped);
  });

  it("always returns a valid value, and leaves a valid one unchanged", () => {
    const anyDays = fc.double({ min: -400, max: 400, noNaN: true });
    const mtpds = fc.double({ min: 0, max: 90, noNaN: true });
    fc.assert(
      fc.property(anyDays, mtpds, (days, mtpdDays) => {
        const capped = cappedRecoveryDays(days, mtpdDays);
        expect(isRecoveryDays(capped, mtpdDays)).toBe(true);
        expect(cappedRecoveryDays(capped, mtpdDays)).toBe(capped);
      }),
    );
  });
});

describe("isRecoveryDays", () => {
  it.each([
    [0, 0, true],
    [1, 0, false],
    [1, 0.1667, true],
    [2.5, 5, false],
    [-1, 5, false],
    [Number.NaN, 5, false],
  ])("%d days under an MTPD of %d: %s", (days, mtpdDays, allowed) => {
    expect(isRecoveryDays(days, mtpdDays)).toBe(allowed);
  });
});

it.each([
  [0, null, "0 days"],
  [1, null, "1 day"],
  [90, null, "90 days"],
  [1, { value: 1, name: "1 day" }, "1 day"],
  [7, { value: 7, name: "7 days" }, "7 days"],
  [0, { value: 0.1667, name: "4 hours" }, "0 days"],
  [1, { value: 0.1667, name: "4 hours" }, "within the MTPD of 4 hours"],
  [1, { value: 0.3333, name: "8 hours" }, "within the MTPD of 8 hours"],
  [1, { value: 0.5, name: "12 hours" }, "within the MTPD of 12 hours"],
])("labels %d days under an MTPD of %o '%s'", (days, mtpd, label) => {
  expect(recoveryTimeLabel(days, mtpd)).toBe(label);
});

it.each([
  [0, 3, false],
  [5, 0, false],
  [0.1667, 1, true],
])("an MTPD of %d and %d units can be saved: %s", (mtpdDays, units, allowed) => {
  expect(maySaveTacticalBia(mtpdDays, units)).toBe(allowed);
});

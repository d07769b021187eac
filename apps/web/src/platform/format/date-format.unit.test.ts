import { expect, it } from "vitest";
import { dayOf, formatDate, formatInstant, formatInstantDay, instantInText } from "./date-format";

it.each([
  ["2026-02-09", "09/02/2026"],
  [null, ""],
  [undefined, ""],
  ["soon", ""],
])("shows the date %s as '%s'", (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

// The test browser's time zone is Sydney: UTC+11 in November.
it("shows an instant in the person's time zone", () => {
  expect(formatInstantDay("2026-11-20T14:30:00.000Z")).toBe("21/11/2026");
  expect(formatInstant("2026-11-20T14:30:00.000Z")).toBe("21/11/2026, 01:30");
  expect(formatInstant("never")).toBe("");
  expect(instantInText("2026-11-20T14:30:00.000Z")).toBe("21 Nov 2026");
});

it("takes today from the person's own calendar", () => {
  expect(dayOf(new Date("2026-11-20T14:30:00.000Z"))).toBe("2026-11-21");
});

import { expect, it } from "vitest";
import { HOUR } from "../../../platform/clock";
import { reminderTime, startOf } from "./reminder-time-rules";

it.each([
  ["Australia/Sydney", "10:00", "2026-11-24T05:00:00.000Z"],
  ["Australia/Sydney", "20:00", "2026-11-24T05:00:00.000Z"],
  ["Pacific/Auckland", "07:00", "2026-11-24T03:00:00.000Z"],
  ["Pacific/Auckland", "03:00", "2026-11-24T01:00:00.000Z"],
  ["Pacific/Auckland", "00:00", "2026-11-23T22:00:00.000Z"],
  ["Pacific/Honolulu", "09:00", "2026-11-25T02:00:00.000Z"],
  ["Europe/London", "09:00", "2026-11-24T16:00:00.000Z"],
])("reminds of a start on 25 Nov in %s at %s", (timeZone, startTime, reminder) => {
  const start = { plannedFor: "2026-11-25", startTime, timeZone };
  expect(reminderTime(start).toISOString()).toBe(reminder);
  expect(startOf(start).getTime() - reminderTime(start).getTime()).toBeGreaterThanOrEqual(
    13 * HOUR,
  );
});

it("reminds at the usual time where clocks change in the night", () => {
  const start = { plannedFor: "2026-10-04", startTime: "10:00", timeZone: "Australia/Sydney" };
  expect(reminderTime(start).toISOString()).toBe("2026-10-03T06:00:00.000Z");
});

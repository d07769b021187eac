import { expect, it } from "vitest";
import { dateInZone, instantInZone, timeInZone, timeZoneText } from "./time-zone";

it.each([
  ["2026-11-30T12:59:59.000Z", "2026-11-30"],
  ["2026-11-30T13:00:00.000Z", "2026-12-01"],
])("dates %s in Sydney as %s", (instant, date) => {
  expect(dateInZone(new Date(instant), "Australia/Sydney")).toBe(date);
});

it.each([
  ["2027-01-31", "10:00", "Australia/Sydney", "2027-01-30T23:00:00.000Z"],
  ["2027-07-01", "10:00", "Australia/Sydney", "2027-07-01T00:00:00.000Z"],
  ["2027-04-04", "01:30", "Australia/Sydney", "2027-04-03T14:30:00.000Z"],
  ["2027-10-03", "01:30", "Australia/Sydney", "2027-10-02T15:30:00.000Z"],
  ["2027-10-03", "03:30", "Australia/Sydney", "2027-10-02T16:30:00.000Z"],
  ["2027-03-14", "03:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["2027-03-14", "02:30", "America/New_York", "2027-03-14T06:30:00.000Z"],
  ["2027-05-05", "00:00", "Asia/Kathmandu", "2027-05-04T18:15:00.000Z"],
  ["2027-05-05", "23:59", "UTC", "2027-05-05T23:59:00.000Z"],
])("%s, %s in %s is the instant %s", (date, time, timeZone, instant) => {
  expect(instantInZone(date, time, timeZone).toISOString()).toBe(instant);
});

it("shows the time of an instant in a time zone, and the zone's city", () => {
  expect(timeInZone(new Date("2027-01-31T13:00:00.000Z"), "Australia/Sydney")).toBe("00:00");
  expect(timeZoneText("America/New_York")).toBe("New York time");
  expect(timeZoneText("UTC")).toBe("UTC time");
});

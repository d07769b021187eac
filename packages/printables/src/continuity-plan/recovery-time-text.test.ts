import { describe, expect, it } from "vitest";
import { cappedDays, hoursNote, mtpdText, mtpdValue, recoveryTimeText } from "./recovery-time-text";

const FOUR_HOURS = { mtpdDays: 0.1667, mtpdName: "4 hours" };
const WEEK = { mtpdDays: 7, mtpdName: "7 days" };
const NONE = { mtpdDays: null, mtpdName: null };

describe("MTPD and recovery times as text", () => {
  it.each([
    [FOUR_HOURS, "4 hours"],
    [WEEK, "7 days"],
    [{ mtpdDays: 1, mtpdName: "1 day" }, "1 day"],
    [{ mtpdDays: 14, mtpdName: "2 weeks" }, "2 weeks (14 days)"],
    [NONE, "not yet set"],
  ])("prints %o as %s", (mtpd, words) => {
    expect(mtpdText(mtpd)).toBe(words);
  });

  it("marks an unconfirmed MTPD as proposed", () => {
    const proposed = { ...WEEK, isMtpdProposed: true };
    expect(mtpdValue(proposed)).toBe("7 days (proposed, not confirmed)");
    expect(mtpdValue(WEEK)).toBe("7 days");
  });

  it.each([
    [0, FOUR_HOURS, "0 days", 0],
    [1, FOUR_HOURS, "within the MTPD of 4 hours", 0.1667],
    [1, WEEK, "1 day", 1],
    [7, WEEK, "7 days", 7],
    [3, NONE, "3 days", 3],
    [null, FOUR_HOURS, "–", null],
  ])("prints an RTO of %s under %o as %s", (days, mtpd, words, capped) => {
    expect(recoveryTimeText(days, mtpd)).toBe(words);
    expect(cappedDays(days, mtpd)).toBe(capped);
  });

  it("has a note only if the MTPD is in hours", () => {
    expect(hoursNote(FOUR_HOURS)).toContain("1 day means within the MTPD of 4 hours");
    expect([hoursNote(WEEK), hoursNote(NONE)]).toEqual([undefined, undefined]);
  });
});

import { describe, expect, it } from "vitest";
import { reviewNotice, reviewStateOf } from "./review-rules";

describe("the review date of a document", () => {
  it.each([
    [null, undefined],
    ["2026-11-20", "passed"],
    ["2026-11-21", "soon"],
    ["2026-12-21", "soon"],
    ["2026-12-22", undefined],
  ])("%s on 21 November 2026 is %s", (date, state) => {
    expect(reviewStateOf(date, "2026-11-21")).toBe(state);
  });

  it.each([
    [3, "2027-06-30", "2027-06-01", "Insurance policy expires 30 Jun"],
    [3, "2027-06-30", "2027-06-30", "Insurance policy expires 30 Jun"],
    [3, "2027-06-30", "2027-07-01", "Insurance policy expired 30 Jun"],
    [6, "2027-01-05", "2026-12-20", "Insurance policy expires 5 Jan 2027"],
    [1, "2027-06-30", "2027-06-01", "Insurance policy is due for review 30 Jun"],
    [8, "2027-06-30", "2027-07-01", "Insurance policy was due for review 30 Jun"],
  ])(
    "announces a document of folder %s for %s on %s: %s",
    (documentFolderId, reviewDate, today, text) => {
      const document = { displayName: "Insurance policy", documentFolderId, reviewDate };
      expect(reviewNotice(document, today)).toBe(text);
    },
  );
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { all, tableRows } from "../../test/read-table";
import { ConclusionSection } from "./conclusion-section";
import { words } from "./printed-words";
import type { RiskReportData } from "./risk-report-data";
import { cafeReport, emptyReport, sampleRisk } from "../../test/risk-report-sample";

const printed = (data: RiskReportData) => renderToStaticMarkup(<ConclusionSection data={data} />);
const answering = (indemnity: number, review: number): RiskReportData => ({
  ...emptyReport,
  report: {
    ...emptyReport.report,
    indemnityPeriod: { riskReportIndemnityPeriodId: 1, value: indemnity },
    riskReportReview: { riskReportReviewId: 1, value: review },
  },
});

describe("the answers next to their guidance", () => {
  it.each([
    [6, "6 months", "At least 12 months. The answer is below this."],
    [12, "12 months", "At least 12 months. The answer meets this."],
    [36, "36 months", "At least 12 months. The answer meets this."],
  ])("rate an indemnity period of %d months", (indemnity, answer, verdict) => {
    const [row] = tableRows(printed(answering(indemnity, 1)), "What was decided");
    expect(row).toEqual(["Maximum indemnity period", answer, verdict]);
  });

  it.each([
    [1, "Every month", "At least once a year. The answer meets this."],
    [12, "Every 12 months", "At least once a year. The answer meets this."],
    [24, "Every 24 months", "At least once a year. The answer is less frequent than this."],
  ])("rate a review every %d months", (review, answer, verdict) => {
    const row = tableRows(printed(answering(12, review)), "What was decided")[2];
    expect(row).toEqual(["Review period", answer, verdict]);
  });
});

it.each([
  ["2026-02-28", "This report is due for review on 28 Feb 2026 What was decided"],
  ["2026-03-01", "This report was due for review on 28 Feb 2026 and is overdue What was decided"],
])("says on %s whether the review is overdue", (dateIssued, said) => {
  expect(words(printed({ ...emptyReport, dateIssued }))).toContain(said);
});

describe("the open points of the register", () => {
  const open = (data: RiskReportData) => {
    const list = printed(data).split("Still open in the register")[1]?.split("</ul>")[0] ?? "";
    return all(list, /<li>(.*?)<\/li>/gu);
  };
  const begun = { mitigationStatusId: 2, mitigationStatusName: "Ongoing Monitoring" } as const;

  it.each([
    [
      "counted",
      [
        sampleRisk({ mitigationStatusId: null, mitigationStatusName: null, followUpDate: null }),
        sampleRisk({ mitigationStatusId: 1, mitigationStatusName: "Not started" }),
        sampleRisk({ ...begun, followUpDate: null, accountableContactId: null }),
      ],
      ["2 risks", "1 risk", "2 risks"],
    ],
    ["nothing", [sampleRisk(begun)], ["no risks", "no risks", "no risks"]],
  ])("are %s", (_, risks, [unbegun, withoutPerson, withoutDate]) => {
    expect(open({ ...cafeReport, risks })).toEqual([
      `Mitigation not started or without a status: ${unbegun}`,
      `Without a responsible person: ${withoutPerson}`,
      `Without a follow-up date: ${withoutDate}`,
    ]);
  });

  it("are left out for an empty register", () => {
    expect(open(emptyReport)).toEqual([]);
  });
});

it.each([
  [null, "Accepted and agreed by Ana Silva on 31 Jan 2026."],
  [
    "2026-03-04",
    "Accepted and agreed by Ana Silva on 31 Jan 2026. The register was changed after that, on 4 Mar 2026. The figures in this report are those of the date issued, 21 Nov 2026.",
  ],
])("ends with the acceptance, the register changed on %s", (registerChangedDate, said) => {
  const text = words(printed({ ...cafeReport, registerChangedDate })).trim();
  expect(text.slice(text.lastIndexOf("Accepted"))).toBe(said);
});

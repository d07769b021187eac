import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { all, tableRows } from "../../test/read-table";
import { ConclusionSection } from "./conclusion-section";
import { words } from "./printed-words";
import type { RiskReportData } from "./risk-report-data";
import {
  cafeReport,
  emptyReport,
  samplePolicy,
  sampleRisk,
  sampleAdviser,
} from "../../test/risk-report-sample";

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
    [
      12,
      "12 months",
      "At least 12 months. The answer is the minimum: check it against the steps below.",
    ],
    [36, "36 months", "At least 12 months. The answer is 24 months longer."],
  ])("rates an indemnity period of %d months", (indemnity, answer, verdict) => {
    const [row] = tableRows(printed(answering(indemnity, 1)), "What was decided");
    expect(row).toEqual(["Maximum indemnity period", answer, verdict]);
  });

  it.each([
    [1, "Every month", "At least once a year. The answer is more frequent."],
    [12, "Every 12 months", "At least once a year. The answer is the minimum."],
    [24, "Every 24 months", "At least once a year. The answer is less frequent than this."],
  ])("rates a review every %d months", (review, answer, verdict) => {
    const row = tableRows(printed(answering(12, review)), "What was decided")[2];
    expect(row).toEqual(["Review period", answer, verdict]);
  });
});

it.each([
  ["2026-02-28", "This report is due for review on 28/02/2026 What was decided"],
  ["2026-03-01", "This report was due for review on 28/02/2026 and is overdue What was decided"],
])("says on %s whether the review is overdue", (dateIssued, said) => {
  expect(words(printed({ ...emptyReport, dateIssued }))).toContain(said);
});

describe("the open points of the register", () => {
  const open = (data: RiskReportData) => {
    const list = printed(data).split("Still open in the register")[1]?.split("</ul>")[0] ?? "";
    return all(list, /<li>(.*?)<\/li>/gu);
  };
  const COMPLETE = { mitigationStatusId: 3, mitigationStatusName: "Complete" } as const;
  const begun = { mitigationStatusId: 2, mitigationStatusName: "Ongoing Monitoring" } as const;

  it.each([
    [
      "counted",
      [
        sampleRisk({ mitigationStatusId: null, mitigationStatusName: null, followUpDate: null }),
        sampleRisk({
          mitigationStatusId: 1,
          mitigationStatusName: "Not started",
          followUpDate: "2026-11-01",
        }),
        sampleRisk({ ...COMPLETE, followUpDate: "2026-11-01" }),
        sampleRisk({ ...begun, followUpDate: null, accountableContactId: null }),
      ],
      ["2 risks", "1 risk", "2 risks", "1 risk: Fire in the kitchen (01/11/2026)"],
    ],
    ["nothing", [sampleRisk(begun)], ["no risks", "no risks", "no risks", "no risks"]],
  ])(
    "lists as open points of the register: %s",
    (_, risks, [unbegun, withoutPerson, withoutDate, overdue]) => {
      expect(open({ ...cafeReport, risks })).toEqual([
        `Mitigation not started or without a status: ${unbegun}`,
        `Without a responsible person: ${withoutPerson}`,
        `Without a follow-up date: ${withoutDate}`,
        `Follow-up overdue: ${overdue}`,
      ]);
    },
  );

  it("lists no open points of an empty register", () => {
    expect(open(emptyReport)).toEqual([]);
  });
});

it.each([
  [null, "Accepted and agreed by Ana Silva on 31/01/2026."],
  [
    "2026-03-04",
    "Accepted and agreed by Ana Silva on 31/01/2026. The register or the insurance schedule was changed after that, on 04/03/2026. The figures in this report are those of the date issued, 21/11/2026.",
  ],
])(
  "has the acceptance and lines to sign on, the register changed on %s",
  (registerChangedDate, said) => {
    const text = words(printed({ ...cafeReport, registerChangedDate })).trim();
    expect(text).toContain(`${said} By signing,`);
    expect(tableRows(printed({ ...cafeReport, registerChangedDate }), "Signatures")).toEqual([
      ["The business", "Ana Silva", "–", "", ""],
      ["Insurance adviser", "", "", "", ""],
    ]);
  },
);

it("says that the business changed after the acceptance", () => {
  const report = { ...cafeReport.report, isBusinessChanged: true };
  expect(words(printed({ ...cafeReport, report }))).toContain(
    "on 31/01/2026. The business, its location, the MTPD, a penalty or a responsible person was changed after that. This report shows the details of the date issued, 21/11/2026.",
  );
});

it("has the adviser's firm, name and licence in its lines to sign on", () => {
  const rows = (changes: object) =>
    tableRows(printed({ ...cafeReport, adviser: { ...sampleAdviser, ...changes } }), "Signatures");
  expect(rows({})[1]).toEqual([
    "Insurance adviser\nAnchorage Brokers",
    "Ben Okafor",
    "AFSL 123456",
    "",
    "",
  ]);
  const unnamed = ["Insurance adviser\nAnchorage Brokers", "", "", "", ""];
  expect(rows({ adviserName: null, licence: null })[1]).toEqual(unnamed);
});

it.each([
  ["AU", "AUD", 0, "No amount was planned."],
  ["AU", "AUD", 99_999, "The answer is below this."],
  ["AU", "AUD", 100_000, "for a medium or large one."],
  ["AU", "JPY", 99_999, "until you reopen."],
  ["NZ", "AUD", 99_999, "until you reopen."],
  [null, "AUD", 99_999, "until you reopen."],
])("compares in %s an amount in %s of %d with the guidance", (country, code, amount, verdict) => {
  const report = { ...emptyReport.report, fastTrackRecovery: amount };
  const currency = { ...emptyReport.currency, code };
  const plan = { ...emptyReport.plan, location: { name: "", address: "", country } };
  const row = tableRows(printed({ ...emptyReport, currency, plan, report }), "What was decided")[1];
  expect(row?.[2]).toMatch(/^Additional increased cost of working: (?:at least|enough)/u);
  expect(row?.[2]?.endsWith(verdict)).toBe(true);
});

it.each([
  [
    "AU",
    "The Australian Financial Complaints Authority (AFCA) takes complaints of businesses with fewer than 100 employees.",
  ],
  ["GB", "The Financial Ombudsman Service takes complaints of small businesses."],
])("says who takes complaints about insurers in %s", (country, said) => {
  const plan = { ...emptyReport.plan, location: { name: "", address: "", country } };
  expect(words(printed({ ...emptyReport, plan }))).toContain(
    `If you disagree with your insurer ${said}`,
  );
});

// Nothing is printed of countries for which no official page or several sources name it.
it.each(["US", "SG", "FJ", "JP", null])("does not say who takes complaints in %s", (country) => {
  const plan = { ...emptyReport.plan, location: { name: "", address: "", country } };
  expect(words(printed({ ...emptyReport, plan }))).not.toContain("If you disagree");
});

it("compares the indemnity period with the MTPD and the penalties, where there are any", () => {
  const recovery = {
    mtpd: "7 days",
    penalties: [{ area: "Catering contracts", penalty: "5% a week" }],
  };
  const text = words(printed({ ...cafeReport, recovery }));
  expect(text).toContain("stopped for at most 7 days (MTPD)");
  expect(text).toContain("Catering contracts (5% a week).");
  const proposed = words(
    printed({ ...cafeReport, recovery: { ...recovery, isMtpdProposed: true } }),
  );
  expect(proposed).toContain("at most 7 days (MTPD, proposed and not confirmed).");
  const without = words(printed(cafeReport));
  expect(without).not.toContain("MTPD");
  expect(without).not.toContain("penalties");
});

it.each([
  [12, "an indemnity period of 12 months, 12 months less than was decided."],
  [24, "an indemnity period of 24 months."],
  [null, "has no indemnity period for the policy of Southern Mutual."],
])("compares the decision with a policy of %d months", (indemnityMonths, said) => {
  const policies = [samplePolicy({ kind: "Business interruption", indemnityMonths })];
  expect(words(printed({ ...cafeReport, policies }))).toContain(said);
});

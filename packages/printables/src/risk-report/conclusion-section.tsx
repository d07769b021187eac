import { catastropheText, complaintsText } from "@holdfast/content/countries/report-words";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { dateText } from "../document/text/date-text";
import { DocumentTable } from "../document/document-table";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import { indemnityGuidance, reviewGuidance, workingCostGuidance } from "./answer-guidance";
import { counted } from "./counted";
import { ExpiredNotice } from "./front-pages/expired-notice";
import { FirstDraftNotice } from "./front-pages/first-draft-notice";
import { IndemnityPeriodSection } from "./insurance/indemnity-period-section";
import { isOverdue } from "./risk-decision";
import { SignaturesSection } from "./signatures-section";
import { acceptedOn, changedSinceText, nextReview } from "./report-dates";
import type { RiskReportData } from "./risk-report-data";

/** Conclusion: the three answers next to the guidance on them, the open points, and the next review. */
export function ConclusionSection({ data }: { readonly data: RiskReportData }) {
  const { report, currency } = data;
  const { country } = data.plan.location;
  const indemnity = report.indemnityPeriod.value;
  const review = report.riskReportReview.value;
  const { on, isOverdue } = nextReview(data);
  const complaints = complaintsText(country);
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="conclusion">Conclusion</h2>
      <p className="hf-figure-of-time">
        <span>This report {isOverdue ? "was" : "is"} due for review on</span>
        <strong>{isOverdue ? `${on} and is overdue` : on}</strong>
      </p>
      <DocumentTable
        caption="What was decided"
        columns={[
          { head: "Question", width: 32 },
          { head: "Answer", width: 25 },
          { head: "Guidance", width: 43 },
        ]}
        rows={[
          ["Maximum indemnity period", monthsText(indemnity), indemnityGuidance(indemnity)],
          [
            "Fast-track recovery amount",
            unitsText(report.fastTrackRecovery, currency),
            workingCostGuidance(report.fastTrackRecovery, currency, country),
          ],
          [
            "Review period",
            review === 1 ? "Every month" : `Every ${monthsText(review)}`,
            reviewGuidance(review),
          ],
        ]}
      />
      <p>
        The fast-track recovery amount can be spent at once to recover quickly. Policies insure it
        as additional increased cost of working: extra costs that are higher than the income they
        save.
      </p>
      <IndemnityPeriodSection data={data} />
      <h4>Guidance on the figures</h4>
      <ul className="hf-points">
        <li>
          Likelihood of a fire: 1 in 100 years, unless the business has reason to rate it otherwise.
        </li>
        <li>
          Exposure to a catastrophe: ask your broker whether the sums insured for buildings and
          contents should be 25% to 33% higher. After {catastropheText(country)}, builders and
          materials can cost that much more.
        </li>
      </ul>
      <OpenPoints data={data} />
      {data.proposedRisks.length === 0 ? null : <p>{proposedRisksText(data.proposedRisks)}</p>}
      {complaints === "" ? null : (
        <>
          <h4>If you disagree with your insurer</h4>
          <p>{complaints}</p>
        </>
      )}
      <div className="hf-whole">
        <h4>Acceptance</h4>
        {data.plan.isExpired ? <ExpiredNotice data={data} /> : <FirstDraftNotice data={data} />}
        <p>
          Accepted and agreed by <strong>{report.acceptedByUserName}</strong> on {acceptedOn(data)}.{" "}
          {changedSinceText(data)}
        </p>
        <SignaturesSection acceptedBy={report.acceptedByUserName} adviser={data.adviser} />
      </div>
    </section>
  );
}

/** Lists the risks that are not part of what is accepted. */
const proposedRisksText = (names: readonly string[]) => {
  const shown = names.slice(0, MAX_NAMES);
  const rest = names.length - shown.length;
  return `Proposed, not confirmed, and in no table or total of this report: ${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join("; ")}.`;
};

/** Counts what is missing in the register. */
function OpenPoints({ data: { risks, dateIssued } }: { readonly data: RiskReportData }) {
  const withoutPerson = risks.filter((risk) => risk.accountableContactId === null).length;
  const withoutDate = risks.filter((risk) => risk.followUpDate === null).length;
  const notBegun = risks.filter(
    ({ mitigationStatusName }) =>
      mitigationStatusName === null || mitigationStatusName === "Not started",
  ).length;
  if (risks.length === 0) return null;
  const overdue = risks.filter((risk) => isOverdue(risk, dateIssued));
  const points = [
    ["Mitigation not started or without a status", notBegun],
    ["Without a responsible person", withoutPerson],
    ["Without a follow-up date", withoutDate],
  ] as const;
  return (
    <>
      <h4>Still open in the register</h4>
      <ul className="hf-points">
        {points.map(([what, count]) => (
          <li key={what}>
            {what}: {counted(count, "risk", "risks")}
          </li>
        ))}
        <li>
          Follow-up overdue: {counted(overdue.length, "risk", "risks")}
          {overdueNames(overdue)}
        </li>
      </ul>
    </>
  );
}

/** Names of the list; the table of decisions has all. */
const MAX_NAMES = 8;

const overdueNames = (risks: readonly Risk[]): string => {
  if (risks.length === 0) return "";
  const names = risks
    .slice(0, MAX_NAMES)
    .map(({ name, followUpDate }) => `${name} (${dateText(followUpDate ?? "")})`);
  const rest = risks.length - names.length;
  return `: ${[...names, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")}`;
};

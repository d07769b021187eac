import { dateText } from "../document/text/date-text";
import { DocumentTable } from "../document/document-table";
import { RATED } from "@holdfast/contract/risks/risk-rating-rules";
import { ratingUnit } from "@holdfast/contract/risks/rating-unit-rules";
import { hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { counted } from "./counted";
import type { RiskReportData } from "./risk-report-data";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import type { RiskGroup } from "./risk-groups";
import { changedSinceText } from "./report-dates";

interface IntroductionProps {
  readonly data: RiskReportData;
  readonly groups: readonly RiskGroup[];
}

const RATINGS = [
  ["High", "above 60"],
  ["Medium", "above 25 to 60"],
  ["Low", "25 or less"],
] as const;

/** Introduction: the business, the plan and the main figures. */
export function IntroductionSection({ data, groups }: IntroductionProps) {
  const { business, plan, currency, risks } = data;
  const insured = risks.filter((risk) => risk.includeInsurance === true);
  const rated = groups.flatMap((group) => group.risks);
  const high = rated.filter((risk) => risk.ratingWord === "High").length;
  const facts = [
    ["Business name", business.name],
    ["Industry", business.industryName],
    ["Location", [plan.location.name, plan.location.address].filter(Boolean).join(", ")],
    ["Plan name", plan.name],
    ["Date issued", dateText(data.dateIssued)],
    ["Accepted and agreed by", <Acceptance key="acceptance" data={data} />],
    ["Currency", `${currency.name} (${currency.code})`],
  ] as const;
  return (
    <section className="hf-sheet">
      <h2 id="introduction">Introduction</h2>
      <p>{introductionText(data)}</p>
      <dl className="hf-identity">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {risks.length === 0 ? (
        <p>No risks have been recorded for this plan. The following sections have no figures.</p>
      ) : (
        <DocumentTable
          caption="The report in figures"
          columns={[
            { head: "What is counted", width: 62 },
            { head: "Result", width: 38 },
          ]}
          rows={[
            [
              "Risks identified",
              `${counted(risks.length, "risk", "risks")} in ${counted(groups.length, "category", "categories")}`,
            ],
            ["Risks rated High", riskCount(high)],
            [
              "Expected loss in an average year, all risks",
              hundredthsText(annualisedTotal(risks), currency),
            ],
            ["Risks to insure", riskCount(insured.length)],
            [
              "Expected loss in an average year, risks to insure",
              hundredthsText(annualisedTotal(insured), currency),
            ],
          ]}
        />
      )}
    </section>
  );
}

const introductionText = ({ business, plan, risks }: RiskReportData) => {
  const whose = nameOr(business.name, "the business");
  const where = nameOr(plan.location.name, "named below");
  return risks.length === 0
    ? `${whose} has not recorded any risks for its location ${where}. This report has only what is known about its industry and the guidance on insurance.`
    : `This report sets out the risks that ${whose} has identified for its location ${where}: how often each may happen, what it would cost, what has been decided about it, and which losses will be insured. It is written for the people who run the business, to read together with their insurance advisers.`;
};

function Acceptance({ data }: { readonly data: RiskReportData }) {
  const changed = changedSinceText(data);
  return (
    <>
      {data.report.acceptedByUserName}, {dateText(data.acceptedDate)}
      {changed === null ? null : <div className="hf-cell-aside">{changed}</div>}
    </>
  );
}

/** Scope: what the figures mean and how they are calculated (specification 9). */
export function ScopeSection({ data }: { readonly data: RiskReportData }) {
  const { currency } = data;
  const unit = ratingUnit(currency.code);
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="scope">Scope</h2>
      <p>
        The report covers the risks in the register of the plan{" "}
        {nameOr(data.plan.name, "named above")} on {dateText(data.dateIssued)}. It does not cover
        other locations, risks that are not in the register, or the terms, limits and excesses of
        insurance policies. All amounts are in {data.currency.code} ({data.currency.name}).
      </p>
      <h4>How the figures are calculated</h4>
      <ul className="hf-points">
        <li>
          <strong>Likelihood</strong> is how often the event is expected, from once in 1,000 years
          to weekly.
        </li>
        <li>
          <strong>Loss value</strong> is what one such event would cost before any insurance pays.
        </li>
        <li>
          <strong>Annualised value</strong> is the expected number of events a year multiplied by
          the loss value, rounded to two decimals: what the risk costs in an average year. An event
          that costs 100,000 and is expected once in 100 years has an annualised value of 1,000.
        </li>
        <li>
          <strong>Rating</strong>, from 0 to 100, is the mean of two scores: for the annualised
          value and for the loss value, each 0 up to {unitsText(RATED.least * unit, currency)} and
          100 from {unitsText(RATED.most * unit, currency)}. In between, each tenfold increase adds
          the same amount, so rare but ruinous losses aren’t rated low.{" "}
          {unit === 1 ? "" : `The limits are set for ${currency.code}.`}
        </li>
      </ul>
      <DocumentTable
        caption="Ratings and their names"
        columns={[
          { head: "Name", width: 50 },
          { head: "Rating from 0 to 100", width: 50 },
        ]}
        rows={RATINGS}
        height="compact"
        note={
          data.hazardIndex.length === 0
            ? undefined
            : "Ratings of risks and of hazards use the same words with different limits: a hazard is Low up to 30, Medium up to 60, High up to 90, and Extreme above."
        }
      />
    </section>
  );
}

/** Returns a count for its own cell, where 'no risks' would read oddly. */
const riskCount = (count: number) => (count === 0 ? "None" : counted(count, "risk", "risks"));

const nameOr = (name: string, otherwise: string) => name || otherwise;

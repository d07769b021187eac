import { averageClauseNames, averageClauseText } from "@holdfast/content/countries/report-words";
import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { DocumentTable } from "../../document/document-table";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import { Fragment } from "react";
import { MoneyText } from "../../document/text/money-text";
import {
  CO_INSURANCE_PERCENT,
  coInsuranceCases,
  ownCoInsuranceCase,
  exampleLoss,
  percentOf,
} from "./co-insurance-rules";
import { isPropertyRisk } from "./property-risk-rules";
import { statusText, strategiesText } from "../risk-decision";
import type { ReportCurrency, RiskReportData } from "../risk-report-data";

interface UnderInsuranceProps {
  readonly risks: readonly Risk[];
  readonly policies: RiskReportData["policies"];
  readonly currency: ReportCurrency;
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
}

/** Returns the insured property risk with the highest loss value above 0; by name if several are equal. */
const largestInsuredPropertyLoss = (risks: readonly Risk[]): Risk | undefined =>
  risks
    .filter((risk) => risk.includeInsurance === true && risk.cost > 0 && isPropertyRisk(risk))
    .toSorted((a, b) => b.cost - a.cost || a.name.localeCompare(b.name, "en-AU"))[0];

/** Under Insurance: co-insurance at 80%, with an example based on the business's largest insured property loss. */
export function UnderInsuranceSection({ risks, policies, currency, country }: UnderInsuranceProps) {
  const largest = largestInsuredPropertyLoss(risks);
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="under-insurance">Under Insurance</h2>
      <p>
        Property is under-insured when its sum insured is less than its full value at risk, which
        for buildings, plant and stock is usually the cost of replacing them. Many policies then pay
        only a part of a claim, even where the loss is well below the sum insured. The policy
        wording calls this {averageClauseNames(country)}.
      </p>
      <h4>How it works at {CO_INSURANCE_PERCENT}%</h4>
      <p>
        A policy with a co-insurance clause of {CO_INSURANCE_PERCENT}% requires a sum insured of at
        least {CO_INSURANCE_PERCENT}% of the full value at risk. If the sum insured reaches that
        amount, a loss up to the sum insured is paid without reduction. If it does not, the insurer
        pays this share of the loss, and the business bears the rest:
      </p>
      <p className="hf-formula">
        Share paid = sum insured ÷ ({CO_INSURANCE_PERCENT}% × full value at risk)
      </p>
      <p>
        A claim never pays more than the sum insured, and any excess is deducted. So{" "}
        {CO_INSURANCE_PERCENT}% is a limit, not a target: after a total loss, a sum insured of{" "}
        {CO_INSURANCE_PERCENT}% leaves a fifth of the value unpaid. Your policy may use another
        percentage, or the full value (100%). Then any shortfall counts.
      </p>
      <h4>What to check in your policies</h4>
      <ul className="hf-points">
        <li>Whether there is such a clause, and its percentage.</li>
        <li>
          Whether it is waived for small losses. Many wordings waive it if the loss is less than 5%
          or 10% of the sum insured.
        </li>
        <li>{averageClauseText(country)}</li>
        <li>
          Whether your business interruption policy has the same clause. It usually applies to gross
          profit there, so an income that has grown since the last valuation is under-insured too.
        </li>
        <li>When the buildings, plant and stock were last valued, and by whom.</li>
      </ul>
      <RecordedUnderinsurance risks={risks} />
      {largest === undefined ? (
        <p>
          No property risk to insure in this report has a loss value, so there is no worked example
          with the business’s own figures.
        </p>
      ) : (
        <>
          <SumsInsured risk={largest} policies={policies} currency={currency} />
          <WorkedExample risk={largest} policies={policies} currency={currency} />
        </>
      )}
    </section>
  );
}

const PROPERTY: InsuranceKind = "Property and contents";

/** Returns the sum of the property policies; null if none of them has a sum. */
const propertySum = (policies: RiskReportData["policies"]): number | null => {
  const sums = policies.flatMap(({ kind, sumInsured }) =>
    kind === PROPERTY && sumInsured !== null ? [sumInsured] : [],
  );
  return sums.length === 0 ? null : sums.reduce((sum, amount) => sum + amount, 0);
};

type SumsInsuredProps = Pick<UnderInsuranceProps, "policies" | "currency"> & {
  /** The largest property loss to insure. */
  readonly risk: Risk;
};

/** Compares the sums insured of the property policies with the largest property loss. */
function SumsInsured({ risk, policies, currency }: SumsInsuredProps) {
  if (policies.length === 0)
    return (
      <p>
        The largest property loss to insure is {unitsText(risk.cost, currency)}. Compare it with the
        sums insured in your policies: the plan has no insurance schedule.
      </p>
    );
  const insured = propertySum(policies);
  if (insured === null)
    return (
      <p>
        The insurance schedule has no sum insured for property, so it cannot be compared with the
        losses in this report.
      </p>
    );
  const missing = risk.cost - insured;
  return (
    <p>
      The insurance schedule has {unitsText(insured, currency)} for property. The largest property
      loss to insure is {unitsText(risk.cost, currency)}:{" "}
      {missing > 0
        ? `${unitsText(missing, currency)} more than is insured for property.`
        : "not more than the sum insured."}{" "}
      The loss value of a risk may also count lost income and extra costs, which property insurance
      does not pay. Work out the property part, and compare that with the sum insured.
    </p>
  );
}

/** Preset 'Underinsurance'. */
const UNDERINSURANCE_PRESET_ID = 88;

const withoutFullStop = (text: string) => text.trim().replace(/\.$/u, "");

/** What the register says about under-insurance. */
function RecordedUnderinsurance({ risks }: Pick<UnderInsuranceProps, "risks">) {
  const recorded = risks.filter(({ riskPresetId }) => riskPresetId === UNDERINSURANCE_PRESET_ID);
  return recorded.map((risk) => (
    <p key={risk.riskId}>
      The register records <strong>{risk.name}</strong>
      {risk.description === null ? "" : ` (${withoutFullStop(risk.description)})`}. Decision:{" "}
      {strategiesText(risk)}. Status: {statusText(risk)}.
    </p>
  ));
}

function WorkedExample({ risk, policies, currency }: SumsInsuredProps) {
  const money = (units: number) => unitsText(units, currency);
  const loss = exampleLoss(risk.cost);
  const cases = coInsuranceCases(risk.cost);
  const sum = propertySum(policies);
  const own = sum === null || sum === 0 ? [] : [ownCoInsuranceCase(risk.cost, sum)];
  const reduced = cases.find(({ insuredPercent }) => insuredPercent === 60);
  return (
    <>
      <h4>Worked example</h4>
      <p>
        The largest property loss to insure in this report is <strong>{risk.name}</strong> (
        {risk.riskCategoryName}), with a loss value of {money(risk.cost)}. Taking that amount as the
        full value at risk, the clause requires a sum insured of at least {CO_INSURANCE_PERCENT}% of
        it, which is {money(percentOf(CO_INSURANCE_PERCENT, risk.cost))}. The loss value of a risk
        is not always the full value at risk: ask for a valuation, and repeat the calculation with
        it. The table shows what would be paid for an event that destroys half of the value, a loss
        of {money(loss)}.
      </p>
      <DocumentTable
        caption={`A loss of ${money(loss)} at different sums insured`}
        columns={[
          { head: "Sum insured", width: 33, isNumber: true },
          { head: "Share paid", width: 13, isNumber: true },
          { head: "Paid by the insurer", width: 27, isNumber: true },
          { head: "Borne by the business", width: 27, isNumber: true },
        ]}
        rows={[...own, ...cases].map((example) => [
          <Fragment key="sum">
            {own.includes(example) ? "Your schedule: " : ""}
            <MoneyText text={money(example.sumInsured)} /> ({example.insuredPercent}%)
          </Fragment>,
          `${example.sharePercent}%`,
          <MoneyText key="paid" text={money(example.paid)} />,
          <MoneyText key="borne" text={money(example.borne)} />,
        ])}
        note={`Before any excess, in whole ${currency.code}. The sums insured are examples${own.length > 0 ? ", except the first" : "; the business’s own are in its policy schedules"}.`}
      />
      {reduced === undefined ? null : (
        <p>
          At {money(reduced.sumInsured)}, for instance, the sum insured is more than the loss, yet
          only {reduced.sharePercent}% of the loss is paid, because 60 ÷ {CO_INSURANCE_PERCENT} ={" "}
          {reduced.sharePercent}%. The business bears {money(reduced.borne)}.
        </p>
      )}
      <p>
        If the event destroys everything, {money(percentOf(CO_INSURANCE_PERCENT, risk.cost))}{" "}
        insured pays {money(percentOf(CO_INSURANCE_PERCENT, risk.cost))}: there is no reduction, yet{" "}
        {money(risk.cost - percentOf(CO_INSURANCE_PERCENT, risk.cost))} remains for the business to
        pay.
      </p>
    </>
  );
}

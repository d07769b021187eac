import { schemeText } from "@holdfast/content/countries/report-words";
import { hasPolicyFor } from "@holdfast/content/hazards/insurance-kinds";
import { TRANSFER_STRATEGY_IDS } from "@holdfast/contract/risks/register/insurance-question-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { hundredthsOf, hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { MoneyText } from "../../document/text/money-text";
import { amountColumnWidth, nameColumnWidth } from "../amount-column-width";
import { counted } from "../counted";
import { InsuranceScheduleTable } from "./insurance-schedule-table";
import type { ReportCurrency, RiskReportData } from "../risk-report-data";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import type { NumberedRisk, RiskGroup } from "../risk-groups";
import { figuresWidth, InsuredRisksTable } from "./insured-risks-table";

interface InsuranceProps {
  readonly groups: readonly RiskGroup[];
  readonly currency: ReportCurrency;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly policies: RiskReportData["policies"];
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
}

const isAsked = ({ risk }: NumberedRisk) => risk.includeInsurance !== null;
const isInsured = ({ risk }: NumberedRisk) => risk.includeInsurance === true;

/** Lists the risks with the strategy Transfer and whether they are insured, then the details of each insured risk. */
export function InsuranceSection({ groups, currency, today, policies, country }: InsuranceProps) {
  const scheme = schemeText(country);
  const risks = groups.flatMap((group) => group.risks);
  const asked = risks.filter(isAsked);
  const insured = groups
    .map((group) => ({ ...group, risks: group.risks.filter(isInsured) }))
    .filter((group) => group.risks.length > 0);
  const policyKinds = new Set(policies.map(({ kind }) => kind));
  const unrecorded = asked.filter((row) => isInsured(row) && !hasPolicyFor(row.risk, policyKinds));
  const figures = figuresWidth(asked.filter(isInsured), currency);
  return (
    <>
      <h3 id="mitigation-insurance">Mitigation by insurance</h3>
      {asked.length === 0 ? (
        <p>No risk uses Transfer, so there are no risks to insure.</p>
      ) : (
        <>
          <p className="hf-leads-in">
            These are the risks with the mitigation strategy Transfer. Insurance is Yes if an
            insurance policy will cover all or part of the loss.
          </p>
          <DocumentTable
            caption="Mitigation insurance"
            columns={columnsFor(asked, currency)}
            rows={asked.map(({ number, risk }) => [
              number,
              risk.name,
              otherStrategies(risk),
              <MoneyText key="cost" text={unitsText(risk.cost, currency)} />,
              <MoneyText key="year" text={yearly(risk, currency)} />,
              risk.includeInsurance === true ? "Yes" : "No",
            ])}
            height="compact"
            note={insuredNote(risks, currency)}
          />
          {unrecorded.length > 0 && (
            <p>
              The insurance schedule has no policy for {risksText(unrecorded)}. Record the policy,
              or answer No until it exists.
            </p>
          )}
        </>
      )}
      <InsuranceScheduleTable policies={policies} currency={currency} />
      {scheme === "" ? null : <p>{scheme}</p>}
      {insured.length === 0 ? null : (
        <>
          <h3 id="insured-risks">Risks to insure in detail</h3>
          {insured.map((group) => (
            <InsuredRisksTable
              key={group.riskCategoryId}
              group={group}
              figures={figures}
              currency={currency}
              today={today}
            />
          ))}
        </>
      )}
    </>
  );
}

const NAMED = new Intl.ListFormat("en-AU", { type: "conjunction" });
/** Names of one sentence; the table has the others. */
const MAX_NAMED = 5;

const risksText = (rows: readonly NumberedRisk[]) => {
  const names = rows.slice(0, MAX_NAMED).map(({ number, risk }) => `${number}. ${risk.name}`);
  const rest = rows.length - names.length;
  return NAMED.format(rest > 0 ? [...names, `${rest} more`] : names);
};

const LEAST = { number: 6.5, strategies: 17, loss: 12, annualised: 16, insurance: 11 } as const;

const columnsFor = (
  rows: readonly NumberedRisk[],
  currency: ReportCurrency,
): readonly DocumentColumn[] => {
  const { number, strategies, insurance } = LEAST;
  const loss = amountColumnWidth(
    rows.map(({ risk }) => unitsText(risk.cost, currency)),
    LEAST.loss,
  );
  const annualised = amountColumnWidth(
    rows.map(({ risk }) => yearly(risk, currency)),
    LEAST.annualised,
  );
  return [
    { head: "No.", width: number, isNumber: true },
    { head: "Risk", width: nameColumnWidth([number, strategies, loss, annualised, insurance]) },
    { head: "Other strategies", width: strategies },
    { head: "Loss value", width: loss, isNumber: true },
    { head: "Annualised value", width: annualised, isNumber: true },
    { head: "Insurance", width: insurance },
  ];
};

/** Returns the strategies other than Transfer, which all risks of this table have. */
const otherStrategies = ({ mitigationStrategies }: Risk) =>
  mitigationStrategies
    .filter(({ mitigationStrategyId }) => !TRANSFER_STRATEGY_IDS.includes(mitigationStrategyId))
    .map(({ name }) => name)
    .join(", ");

const yearly = (risk: Risk, currency: ReportCurrency) =>
  hundredthsText(hundredthsOf(risk.annualisedValue), currency);

/** Divides all risks of the register, so that both sums make up the grand total. */
const insuredNote = (risks: readonly NumberedRisk[], currency: ReportCurrency) => {
  const [insured, others] = [risks.filter(isInsured), risks.filter((row) => !isInsured(row))];
  const sum = (rows: readonly NumberedRisk[]) =>
    `${counted(rows.length, "risk", "risks")}, ${hundredthsText(annualisedTotal(rows.map(({ risk }) => risk)), currency)} in an average year`;
  const borne = others.length === 0 ? "" : ` Borne by the business: ${sum(others)}.`;
  return `To insure: ${sum(insured)}.${borne}`;
};

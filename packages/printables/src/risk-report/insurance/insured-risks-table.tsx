import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Fragment } from "react";
import { DocumentTable } from "../../document/document-table";
import { hundredthsOf, hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { MoneyText } from "../../document/text/money-text";
import { amountColumnWidth, nameColumnWidth } from "../amount-column-width";
import { followUpText, personText, statusText } from "../risk-decision";
import type { ReportCurrency } from "../risk-report-data";
import type { NumberedRisk, RiskGroup } from "../risk-groups";

interface InsuredRisksTableProps {
  /** The category with its insured risks only. */
  readonly group: RiskGroup;
  /** Width of the column of figures in per cent, the same for all categories. */
  readonly figures: number;
  readonly currency: ReportCurrency;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** In per cent of the page. 'annualised' is the label before the amount. */
const WIDTH = { risk: 24, annualised: 9, leastAmount: 14, followUp: 19 } as const;

const yearlyText = ({ annualisedValue }: Risk, currency: ReportCurrency) =>
  hundredthsText(hundredthsOf(annualisedValue), currency);

/** Returns the width that the figures of these risks need, in per cent. */
export const figuresWidth = (risks: readonly NumberedRisk[], currency: ReportCurrency): number =>
  WIDTH.annualised +
  amountColumnWidth(
    risks.map(({ risk }) => yearlyText(risk, currency)),
    WIDTH.leastAmount,
  );

/** Shows everything recorded for each insured risk of a category, so that no one has to look it up. */
export function InsuredRisksTable({ group, figures, currency, today }: InsuredRisksTableProps) {
  return (
    <DocumentTable
      caption={group.name}
      columns={[
        { head: "Risk to insure", width: WIDTH.risk },
        { head: "Figures", width: figures },
        {
          head: "How it is mitigated",
          width: nameColumnWidth([WIDTH.risk, figures, WIDTH.followUp]),
        },
        { head: "Follow-up", width: WIDTH.followUp },
      ]}
      rows={group.risks.map((row) => [
        <RiskName key="risk" row={row} />,
        <Figures key="figures" row={row} currency={currency} />,
        <Lines key="how" text={mitigation(row)} />,
        <Lines key="follow-up" text={followUp(row, today)} />,
      ])}
      height="compact"
    />
  );
}

function RiskName({ row: { number, risk } }: { readonly row: NumberedRisk }) {
  return (
    <>
      <strong>
        {number}. {risk.name}
      </strong>
      {risk.description === null ? null : (
        <>
          <br />
          <Lines text={risk.description} />
        </>
      )}
    </>
  );
}

function Figures({
  row: { risk, rating, ratingWord },
  currency,
}: {
  readonly row: NumberedRisk;
  readonly currency: ReportCurrency;
}) {
  return (
    <>
      {risk.likelihoodText}
      <br />
      Loss <MoneyText text={unitsText(risk.cost, currency)} />
      <br />
      Annualised <MoneyText text={yearlyText(risk, currency)} />
      <br />
      Rating {rating}, {ratingWord}
    </>
  );
}

const mitigation = ({ risk }: NumberedRisk) =>
  [
    risk.mitigationStrategies.map(({ name }) => name).join(", "),
    risk.mitigationProcess,
    risk.comments ?? "",
  ].join("\n");

const followUp = ({ risk }: NumberedRisk, today: string) =>
  [statusText(risk), personText(risk), followUpText(risk, today)].join("\n");

/** Renders text with its line breaks; empty lines are left out. */
function Lines({ text }: { readonly text: string }) {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  return lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <Fragment key={at}>
      {at === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
}

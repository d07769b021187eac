import { Fragment } from "react";
import { dateText } from "../document/date-text";
import { DocumentTable } from "../document/document-table";
import { hundredthsOf, hundredthsText, unitsText } from "../document/money-text";
import type { ReportCurrency } from "./risk-report-data";
import type { NumberedRisk, RiskGroup } from "./risk-groups";

interface InsuredRisksTableProps {
  /** With its insured risks only. */
  readonly group: RiskGroup;
  readonly currency: ReportCurrency;
}

/** What is recorded of each insured risk of a category, so that nobody has to look it up. */
export function InsuredRisksTable({ group, currency }: InsuredRisksTableProps) {
  return (
    <DocumentTable
      caption={group.name}
      columns={[
        { head: "Risk to be insured", width: 27 },
        { head: "Figures", width: 25 },
        { head: "How it is mitigated", width: 28 },
        { head: "Follow-up", width: 20 },
      ]}
      rows={group.risks.map((row) => [
        <RiskName key="risk" row={row} />,
        <Lines key="figures" text={figures(row, currency)} />,
        <Lines key="how" text={mitigation(row)} />,
        <Lines key="follow-up" text={followUp(row)} />,
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

const figures = ({ risk, rating, ratingWord }: NumberedRisk, currency: ReportCurrency) =>
  [
    risk.likelihoodText,
    `Loss ${unitsText(risk.cost, currency)}`,
    `Annualised ${hundredthsText(hundredthsOf(risk.annualisedValue), currency)}`,
    `Rating ${rating}, ${ratingWord}`,
  ].join("\n");

const mitigation = ({ risk }: NumberedRisk) =>
  [
    risk.mitigationStrategies.map(({ name }) => name).join(", "),
    risk.mitigationProcess,
    risk.comments ?? "",
  ].join("\n");

const followUp = ({ risk }: NumberedRisk) => {
  const { accountableContact: contact, followUpDate } = risk;
  return [
    risk.mitigationStatusName ?? "No status",
    contact === null ? "No person responsible" : `${contact.firstName} ${contact.lastName}`.trim(),
    followUpDate === null ? "No follow-up date" : dateText(followUpDate),
  ].join("\n");
};

/** Text as it was typed, line by line; empty lines are left out. */
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

import { CLAIM_RULES } from "@holdfast/content/library/response/claim-rules";
import type { EventCard } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanInsurancePolicy } from "@holdfast/contract/plan-content/plan-party";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import { PhoneText } from "../document/text/contact-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { RecordedText } from "../document/text/recorded-text";
import { Labelled } from "./labelled";

const columnsOf = ({ plan }: PlanContent): readonly PrintedColumn<PlanInsurancePolicy>[] => [
  { head: "Cover", width: 22, cell: ({ kind }) => kind },
  { head: "Insurer", width: 24, cell: ({ insurer }) => <RecordedText text={insurer} /> },
  { head: "Policy number", width: 18, cell: ({ policyNumber }) => policyNumber ?? "" },
  {
    head: "Claims line",
    width: 18,
    cell: ({ claimsPhone }) => (
      <strong>
        <PhoneText phone={claimsPhone ?? ""} />
      </strong>
    ),
  },
  {
    head: "Sum, period",
    width: 18,
    cell: ({ sumInsured, indemnityMonths }) =>
      [
        sumInsured === null ? null : unitsText(sumInsured, plan.currency),
        indemnityMonths === null ? null : monthsText(indemnityMonths),
      ]
        .filter((text) => text !== null)
        .join(", "),
  },
];

/** Rows to write on if no policy is recorded. */
const BLANK_ROWS = 3;

interface InsuranceSectionProps {
  readonly content: PlanContent;
  /** The cards that are printed. */
  readonly events: readonly EventCard[];
}

/** The policies with their claims lines, and what to photograph and keep in each event. */
export const InsuranceSection = ({ content, events }: InsuranceSectionProps) => {
  const { insurancePolicies } = content;
  return (
    <>
      <PrintedTableView
        table={fillTable(
          "Policies",
          {
            columns: columnsOf(content),
            limits: { padTo: insurancePolicies.length === 0 ? BLANK_ROWS : 0 },
          },
          insurancePolicies,
        )}
      />
      <ul className="hf-points">
        {CLAIM_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h4>Photograph, write down and keep</h4>
      <dl className="hf-short-labelled hf-short-evidence">
        {events.map(({ cardId, title, claimEvidence }) => (
          <Labelled key={cardId} label={title}>
            {claimEvidence.join(" ")}
          </Labelled>
        ))}
      </dl>
    </>
  );
};

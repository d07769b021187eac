import { CLAIM_RULES } from "@holdfast/content/library/response/claim-rules";
import type { ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { PhoneText } from "../document/text/contact-text";
import { type PrintedColumn, fillTable, PrintedTableView } from "../document/printed-table";
import { RecordedText } from "../document/text/recorded-text";

type Policies = ShortPlan["insurance"];

const COLUMNS: readonly PrintedColumn<Policies[number]>[] = [
  { head: "Cover", width: 28, cell: ({ kind }) => kind },
  { head: "Insurer", width: 34, cell: ({ insurer }) => <RecordedText text={insurer} /> },
  { head: "Policy number", width: 20, cell: ({ policyNumber }) => policyNumber ?? "" },
  {
    head: "Claims line",
    width: 18,
    cell: ({ claimsPhone }) => (
      <strong>
        <PhoneText phone={claimsPhone ?? ""} />
      </strong>
    ),
  },
];

/** Rows to write on if no policy is recorded. */
const BLANK_ROWS = 3;

/** The policies with their claims lines, and what to photograph and keep. */
export const InsuranceSection = ({ policies }: { readonly policies: Policies }) => (
  <div className="hf-short-tables">
    <PrintedTableView
      table={fillTable(
        "Policies",
        { columns: COLUMNS, limits: { padTo: policies.length === 0 ? BLANK_ROWS : 0 } },
        policies,
      )}
    />
    <ul className="hf-points">
      {CLAIM_RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </div>
);

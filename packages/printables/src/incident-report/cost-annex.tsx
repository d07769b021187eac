import {
  costAmount,
  costStates,
  costTotal,
  costTotals,
  COST_KIND_NAMES,
  type CostState,
  receiptOf,
} from "@holdfast/contract/incidents/costs/cost-rules";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import { factSentence } from "@holdfast/contract/incidents/alert-text-rules";
import { titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/text/instant-text";
import type { IncidentReportData } from "./incident-report-data";

type AnnexProps = { readonly data: IncidentReportData };
type Cost = CostState<IncidentCosts["entries"][number]>;

/** What the incident cost, with the policies and their claims lines: an annex that can be handed to an insurer. */
export function CostAnnex({ data }: AnnexProps) {
  const { organisationName, incident, costs, timeZone } = data;
  const [first] = costs.entries;
  if (!first) return null;
  const { currency } = first.cost;
  const states = costStates(costs.entries);
  const corrected = states.filter(({ corrections }) => corrections.length > 0);
  return (
    <section className="hf-sheet">
      <h2 id="costs">Annex for the insurer: costs</h2>
      <p>
        {organisationName}.{" "}
        {incident.whatHappened === ""
          ? `${titleOf(incident)}.`
          : factSentence(titleOf(incident), incident.whatHappened)}{" "}
        Declared {instantText(incident.declaredAt, timeZone)}. Amounts are in {currency.code}, as
        people recorded them in the log. Each receipt is printed in the log of this report, at the
        number of its entry.
      </p>
      <Policies data={data} />
      <DocumentTable
        caption="Totals by kind"
        columns={[
          { head: "Kind", width: 60 },
          { head: "Lines", width: 15, isNumber: true },
          { head: "Total", width: 25, isNumber: true },
        ]}
        rows={[
          ...costTotals(states).map(({ name, lines, total }) => [
            name,
            lines,
            hundredthsText(total, currency),
          ]),
          [
            <strong key="name">All costs</strong>,
            states.length,
            <strong key="total">{hundredthsText(costTotal(states), currency)}</strong>,
          ],
        ]}
      />
      <DocumentTable
        caption="Costs"
        columns={[
          { head: "Entry", width: 7, isNumber: true },
          { head: "Recorded", width: 17 },
          { head: "What", width: 24 },
          { head: "Kind", width: 23 },
          { head: "Paid by, unit", width: 14 },
          { head: "Amount", width: 15, isNumber: true },
        ]}
        rows={states.map((state) => costRow(state, timeZone))}
        height="compact"
      />
      {corrected.length === 0 ? null : <Corrections states={corrected} timeZone={timeZone} />}
    </section>
  );
}

function Policies({ data: { costs } }: AnnexProps) {
  if (costs.policies.length === 0)
    return <p>The plan has no insurance policies, and so no claims line.</p>;
  return (
    <DocumentTable
      caption="Insurance policies of the plan"
      columns={[
        { head: "Kind", width: 24 },
        { head: "Insurer", width: 26 },
        { head: "Policy number", width: 17 },
        { head: "Claims line", width: 16 },
        { head: "Indemnity period", width: 17 },
      ]}
      rows={costs.policies.map(({ kind, insurer, policyNumber, claimsPhone, indemnityMonths }) => [
        kind,
        insurer,
        policyNumber ?? "–",
        claimsPhone ?? "–",
        indemnityMonths === null ? "–" : monthsText(indemnityMonths),
      ])}
      height="compact"
    />
  );
}

/** The number is that of the entry that counts. */
function costRow(state: Cost, timeZone: string) {
  const { first, current } = state;
  const receipt = receiptOf(state);
  const { kind, paidBy, unitName } = current.cost;
  return [
    current.number,
    instantText(first.deviceAt, timeZone),
    receipt ? `${current.text} (receipt: entry ${receipt.number})` : current.text,
    COST_KIND_NAMES[kind],
    [paidBy, unitName].filter(Boolean).join(", ") || "–",
    costAmount(current.cost),
  ];
}

type CorrectionsProps = { readonly states: readonly Cost[]; readonly timeZone: string };

/** What the log had before: nothing is removed from it. */
const Corrections = ({ states, timeZone }: CorrectionsProps) => (
  <DocumentTable
    caption="Corrections, which replace earlier entries"
    columns={[
      { head: "Entry", width: 8, isNumber: true },
      { head: "Recorded", width: 17 },
      { head: "By", width: 17 },
      { head: "Before", width: 24 },
      { head: "Why", width: 34 },
    ]}
    rows={states.flatMap(({ first, corrections }) =>
      corrections.map((entry, at) => {
        const before = corrections[at - 1] ?? first;
        return [
          entry.number,
          instantText(entry.deviceAt, timeZone),
          entry.authorName,
          `Entry ${before.number}: ${before.text}, ${costAmount(before.cost)}`,
          entry.cost.corrects?.reason ?? "",
        ];
      }),
    )}
    height="compact"
  />
);

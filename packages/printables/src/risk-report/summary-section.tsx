import { hundredthsOf, hundredthsText, unitsText } from "@holdfast/contract/platform/money-rules";
import { DocumentTable } from "../document/document-table";
import { MoneyText } from "../document/text/money-text";
import { amountColumnWidth, nameColumnWidth } from "./amount-column-width";
import { counted } from "./counted";
import { DecisionsTable } from "./assessment/decisions-table";
import { isOverdue, strategiesText } from "./risk-decision";
import type { NumberedRisk, RiskGroup } from "./risk-groups";
import type { ReportCurrency, RiskReportData } from "./risk-report-data";

interface SummaryProps {
  readonly data: RiskReportData;
  readonly groups: readonly RiskGroup[];
}

/** Rows of each list, so that the summary stays on one page; the tables below have all risks. */
const MAX_LOSSES = 5;
const MAX_RISKS = 6;

/** In per cent of the page. */
const LEAST = { number: 6.5, loss: 14, annualised: 16, decision: 24 } as const;

/** The report on one page: the largest losses, the risks rated High, and the follow-ups that are overdue. */
export function SummarySection({ data, groups }: SummaryProps) {
  const risks = groups.flatMap((group) => group.risks);
  if (risks.length === 0) return null;
  const { currency, dateIssued } = data;
  const high = risks
    .filter(({ ratingWord }) => ratingWord === "High")
    .toSorted((a, b) => b.rating - a.rating);
  const overdue = risks
    .filter(({ risk }) => isOverdue(risk, dateIssued))
    .toSorted((a, b) => (a.risk.followUpDate ?? "").localeCompare(b.risk.followUpDate ?? ""));
  return (
    <section className="hf-sheet">
      <h3 id="summary">Summary</h3>
      <p>{leadText(high, overdue, risks.length)}</p>
      <LossesTable risks={risks} currency={currency} />
      {high.length === 0 ? null : (
        <DecisionsTable
          caption="Risks rated High and what was decided"
          risks={high.slice(0, MAX_RISKS)}
          today={dateIssued}
          note={restNote(high.length)}
        />
      )}
      {overdue.length === 0 ? null : (
        <DecisionsTable
          caption="Overdue follow-ups"
          risks={overdue.slice(0, MAX_RISKS)}
          today={dateIssued}
          note={restNote(overdue.length)}
        />
      )}
    </section>
  );
}

const restNote = (count: number) =>
  count > MAX_RISKS
    ? `And ${counted(count - MAX_RISKS, "more risk", "more risks")}, under Risk determination and decisions.`
    : undefined;

const leadText = (
  high: readonly NumberedRisk[],
  overdue: readonly NumberedRisk[],
  count: number,
) => {
  const undecided = high.filter(({ risk }) => risk.mitigationStrategies.length === 0).length;
  const open = undecided === 0 ? "" : ` Without a decision: ${undecided} of these.`;
  const rated = `Rated High: ${high.length} of ${counted(count, "risk", "risks")}.`;
  return `${rated}${open} Overdue: ${counted(overdue.length, "follow-up", "follow-ups")}.`;
};

function LossesTable({
  risks,
  currency,
}: {
  readonly risks: readonly NumberedRisk[];
  readonly currency: ReportCurrency;
}) {
  const largest = risks
    .toSorted((a, b) => b.risk.cost - a.risk.cost || a.number - b.number)
    .slice(0, MAX_LOSSES);
  const lossTexts = largest.map(({ risk }) => unitsText(risk.cost, currency));
  const yearTexts = largest.map(({ risk }) =>
    hundredthsText(hundredthsOf(risk.annualisedValue), currency),
  );
  const loss = amountColumnWidth(lossTexts, LEAST.loss);
  const annualised = amountColumnWidth(yearTexts, LEAST.annualised);
  const { number, decision } = LEAST;
  return (
    <DocumentTable
      caption="Largest losses from one event"
      columns={[
        { head: "No.", width: number, isNumber: true },
        { head: "Risk", width: nameColumnWidth([number, loss, annualised, decision]) },
        { head: "Loss value", width: loss, isNumber: true },
        { head: "Annualised value", width: annualised, isNumber: true },
        { head: "Decision", width: decision },
      ]}
      rows={largest.map((row, at) => [
        row.number,
        row.risk.name,
        <MoneyText key="cost" text={lossTexts[at] ?? ""} />,
        <MoneyText key="year" text={yearTexts[at] ?? ""} />,
        strategiesText(row.risk),
      ])}
      height="compact"
    />
  );
}

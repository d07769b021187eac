import {
  COST_KIND_NAMES,
  costAmount,
  type CostState,
  costTotal,
  costTotals,
  receiptOf,
} from "@holdfast/contract/incidents/costs/cost-rules";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import { useState } from "react";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Card } from "../../../ui/layout/card";
import { FactList } from "../../../ui/layout/fact-list";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import { PhotoPreview } from "../log/photo-preview";
import { useQueue } from "../log/queue-context";
import { CoverSection } from "./cover-section";
import { type ShownCost, useCosts } from "./use-costs";
import styles from "../incidents.module.css";

const CostDialog = lazyComponent(async () => (await import("./cost-dialog")).CostDialog);

type CostsSectionProps = { readonly incident: IncidentWithKeys };

/** What the incident costs: totals by kind next to the cover, and each cost with its receipt and its corrections. */
export const CostsSection = ({ incident }: CostsSectionProps) => {
  const { costs, statesOf } = useCosts(incident);
  return (
    <QueryBoundary queries={[costs]} loading={<Skeleton lines={3} height={48} />}>
      {(read) => <Costs incident={incident} read={read} states={statesOf(read)} />}
    </QueryBoundary>
  );
};

type CostsProps = CostsSectionProps & {
  readonly read: IncidentCosts;
  readonly states: readonly CostState<ShownCost>[];
};

const Costs = ({ incident, read: { currency, policies }, states }: CostsProps) => {
  const { problem } = useQueue();
  const [open, setOpen] = useState<"new" | CostState<ShownCost> | null>(null);
  // Also after the incident was closed: invoices arrive for months.
  const add = (
    <Button variant="primary" icon="add" onPress={() => setOpen("new")}>
      Add cost
    </Button>
  );
  return (
    <div className={styles.teams}>
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      <Card
        title={`Costs so far: ${hundredthsText(costTotal(states), currency)}`}
        aside={states.length > 0 && add}
      >
        {states.length > 0 && (
          <FactList
            facts={costTotals(states).map(({ name, total }) => [
              name,
              hundredthsText(total, currency),
            ])}
          />
        )}
        <CoverSection incident={incident} policies={policies} />
      </Card>
      <Card title="Each cost">
        {states.length === 0 ? (
          <EmptyState icon="policy" title="No Costs" action={add}>
            Record what the incident costs, with receipts, for the claim: repairs, rented equipment,
            overtime.
          </EmptyState>
        ) : (
          <ul className={styles.people} aria-label="Costs">
            {states.toReversed().map((state) => (
              <CostRow key={state.first.entryId} state={state} onCorrect={() => setOpen(state)} />
            ))}
          </ul>
        )}
      </Card>
      {open !== null && (
        <CostDialog
          incident={incident}
          currency={currency}
          corrected={open === "new" ? undefined : open.current}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

type CostRowProps = {
  readonly state: CostState<ShownCost>;
  readonly onCorrect: () => void;
};

const CostRow = ({ state, onCorrect }: CostRowProps) => {
  const { first, current, corrections } = state;
  const { kind, paidBy, unitName } = current.cost;
  const receipt = receiptOf(state);
  return (
    <li className={styles.cost}>
      <span>
        <strong>{current.text}</strong>
        <span className={styles.aside}>
          {[COST_KIND_NAMES[kind], paidBy && `paid by ${paidBy}`, unitName]
            .filter(Boolean)
            .join(", ")}
        </span>
        <span className={styles.aside}>
          {formatInstant(first.deviceAt)}, {first.authorName ?? "not sent"}
        </span>
        {corrections.map((entry, at) => (
          <span key={entry.entryId} className={styles.aside}>
            {correctionText(entry, corrections[at - 1] ?? first)}
          </span>
        ))}
        {receipt && <PhotoPreview photo={receipt.photo} alt={`Receipt: ${current.text}`} />}
      </span>
      <span className={styles.amount}>
        <strong className="figures">{costAmount(current.cost)}</strong>
        <Button size="small" label={`Correct ${current.text}`} onPress={onCorrect}>
          Correct
        </Button>
      </span>
    </li>
  );
};

const correctionText = (entry: ShownCost, before: ShownCost) =>
  `Corrected ${formatInstant(entry.deviceAt)}, ${entry.authorName ?? "not sent"}: ${entry.cost.corrects?.reason ?? ""} Before: ${before.text}, ${costAmount(before.cost)}.`;

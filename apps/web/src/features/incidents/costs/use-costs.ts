import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import {
  type CostEntry,
  type CostState,
  costStates,
} from "@holdfast/contract/incidents/costs/cost-rules";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import { readIncidentCosts } from "@holdfast/contract/incidents/costs/cost-endpoints";
import type { IncidentCosts, LogEntry } from "@holdfast/contract/incidents/log-entry";
import { useEffect } from "react";
import { useRead } from "../../../platform/api/use-endpoint";
import { useQueue } from "../log/queue-context";

/** A cost of the log, or one that waits on this device. */
export type ShownCost = CostEntry &
  Pick<LogEntry, "deviceAt" | "photo"> & {
    /** Null for one that waits. */
    readonly authorName: string | null;
  };

/**
 * Reads the costs of an incident, again once its log has another entry. `statesOf` adds those that wait on this device.
 */
export function useCosts({ planId, incidentId, newestEntry, units }: IncidentWithKeys) {
  const { waiting } = useQueue();
  const costs = useRead(
    readIncidentCosts,
    { params: { planId, incidentId } },
    { isAlwaysFresh: true },
  );
  const { refetch } = costs;
  const readUpTo = costs.data?.newestEntry;
  useEffect(() => {
    if (readUpTo !== undefined && newestEntry > readUpTo) void refetch();
  }, [newestEntry, readUpTo, refetch]);

  const describe = (cost: WrittenCost, currency: IncidentCosts["currency"]) => ({
    kind: cost.kind,
    amount: cost.amount,
    currency,
    paidBy: cost.paidBy ?? "",
    unitName: units.find(({ unitId }) => unitId === cost.unitId)?.name ?? null,
    corrects: cost.corrects ?? null,
  });

  const statesOf = ({ currency, entries }: IncidentCosts): CostState<ShownCost>[] => {
    const known = new Set(entries.map(({ entryId }) => entryId));
    const unsent = waiting.flatMap(({ entryId, text, deviceAt, cost }) =>
      cost && !known.has(entryId)
        ? [
            {
              entryId,
              text,
              deviceAt,
              photo: null,
              authorName: null,
              cost: describe(cost, currency),
            },
          ]
        : [],
    );
    return costStates<ShownCost>([...entries, ...unsent]);
  };
  return { costs, statesOf };
}

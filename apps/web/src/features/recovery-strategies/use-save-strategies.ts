import { useState } from "react";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  createRecoveryStrategies,
  listRecoveryStrategies,
  updateRecoveryStrategies,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { messageOf } from "../../ui/feedback/shown-error";
import { CallError } from "../../platform/api/call-error";
import { problemsOf } from "../../platform/forms/form-values";
import { useChange } from "../../platform/api/use-endpoint";
import { useChangedUnits } from "../business-units/public";
import type { LocationChoice } from "./location-choice-rules";
import { placeOfProblem, problemsOfRow, rowToSend } from "./strategy-rows-rules";
import type { StrategyProblems, StrategyRow } from "./strategy-rows-rules";

type Problems = ReadonlyMap<string, StrategyProblems>;

const READS = [listRecoveryStrategies, listPlans, listProposals];
const NO_PROBLEMS: Problems = new Map();

/** Maps messages with paths such as '2.address' to the rows they belong to. */
const atRows = (
  rows: readonly StrategyRow[],
  messages: Iterable<readonly [string, string]>,
): Problems => {
  const problems = new Map<string, StrategyProblems>();
  for (const [path, message] of messages) {
    const { index, field } = placeOfProblem(path);
    const id = rows[index]?.departmentId;
    if (id !== undefined) problems.set(id, { [field]: message, ...problems.get(id) });
  }
  return problems;
};

/** Saves all changed rows at once: those without an id are created, the others updated. */
export function useSaveStrategies(planId: string, choices: readonly LocationChoice[]) {
  const create = useChange(createRecoveryStrategies, READS);
  const update = useChange(updateRecoveryStrategies, READS);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [refusal, setRefusal] = useState<string>();
  const changedUnits = useChangedUnits();

  const check = (rows: readonly StrategyRow[]): Problems => {
    const found = new Map<string, StrategyProblems>();
    for (const row of rows) {
      const problem = problemsOfRow(row, choices);
      if (problem) found.set(row.departmentId, problem);
    }
    const located = rows.filter(({ departmentId }) => !found.has(departmentId));
    const sent = located.map((row) => rowToSend(row, choices));
    if (sent.length === 0) return found;
    return new Map([...found, ...atRows(located, problemsOf(createRecoveryStrategies.body, sent))]);
  };

  const send = async (rows: readonly StrategyRow[], call: () => Promise<unknown>) => {
    if (rows.length === 0) return;
    try {
      await call();
    } catch (error) {
      const fields = error instanceof CallError ? error.fieldErrors : [];
      const refused = atRows(
        rows,
        fields.map(({ path, message }) => [path, message] as const),
      );
      setProblems((known) => new Map([...known, ...refused]));
      throw error;
    }
  };

  /**
   * Saves the complete rows. Returns the units whose rows were not saved; `problems` and `refusal` say why.
   */
  const save = async (all: readonly StrategyRow[]): Promise<ReadonlySet<string>> => {
    setRefusal(undefined);
    const found = check(all);
    setProblems(found);
    const rows = all.filter(({ departmentId }) => !found.has(departmentId));
    const params = { planId };
    const created = (row: StrategyRow) =>
      row.isProposed === true
        ? { ...rowToSend(row, choices), proposed: true }
        : rowToSend(row, choices);
    const fresh = rows.filter(({ recoveryStrategyId }) => recoveryStrategyId === null);
    const known = rows.flatMap((row) =>
      row.recoveryStrategyId === null
        ? []
        : [
            {
              row,
              body: { ...rowToSend(row, choices), recoveryStrategyId: row.recoveryStrategyId },
            },
          ],
    );
    try {
      await send(fresh, () => create.mutateAsync({ params, body: fresh.map(created) }));
      await send(
        known.map(({ row }) => row),
        () => update.mutateAsync({ params, body: known.map(({ body }) => body) }),
      );
      return new Set(found.keys());
    } catch (error) {
      setRefusal((await changedUnits(error)) ?? messageOf(error));
      return new Set(all.map(({ departmentId }) => departmentId));
    }
  };

  return {
    save,
    isSaving: create.isPending || update.isPending,
    problems,
    refusal,
    /** Clears the errors of a row that is being changed, or of all rows. */
    forget: (departmentId?: string) => {
      setRefusal(undefined);
      setProblems((all) =>
        departmentId === undefined
          ? NO_PROBLEMS
          : new Map([...all].filter(([id]) => id !== departmentId)),
      );
    },
  };
}

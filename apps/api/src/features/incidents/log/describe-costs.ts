import type { CostLine, CostLineInput } from "@holdfast/contract/incidents/costs/cost-line";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { listUnits } from "../units-store";
import { currencyOf, currencyOfCosts } from "./costs-store";
import type { IncidentKey } from "./log-store";

/**
 * Returns costs as the log records them, in the order given: with the names of their business units, and the currency of
 * the incident's first cost or else of its plan.
 * @throws ProblemError 404 for a unit that the incident does not have, 422 if the incident has too many costs
 */
export async function describeCosts(
  tx: Transaction,
  services: Pick<Services, "config">,
  scope: PlanScope,
  key: IncidentKey,
  input: readonly (CostLineInput | undefined)[],
): Promise<(CostLine | undefined)[]> {
  const count = input.filter(Boolean).length;
  if (count === 0) return [...input].map(() => undefined);
  await assertIncidentListNotFull(tx, services, "incidentCosts", key, count);
  const currency = currencyOf((await currencyOfCosts(tx, key)) ?? scope.currencyCode);
  const units = new Map((await listUnits(tx, key)).map(({ unitId, name }) => [unitId, name]));
  return input.map((cost) => {
    if (!cost) return undefined;
    const { kind, amount, paidBy, unitId = null, corrects = null } = cost;
    const unitName = unitId === null ? null : units.get(unitId);
    if (unitName === undefined) throw new ProblemError(NOT_FOUND);
    return { kind, amount, currency, paidBy: paidBy ?? "", unitName, corrects };
  });
}

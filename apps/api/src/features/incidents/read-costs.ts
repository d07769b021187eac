import { readIncidentCosts as endpoint } from "@holdfast/contract/incidents/costs/cost-endpoints";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { listInsurancePolicies } from "../risks/public";
import { incidentOf, keyOf } from "./find-incident";
import { currencyOf } from "./log/costs-store";
import { entriesWithCost, type IncidentKey, newestEntry } from "./log/log-store";

export const readIncidentCosts = route(endpoint, async ({ scope, params }, { database }) => {
  const key = keyOf(scope, params);
  await incidentOf(database.query, key);
  return readCosts(database.query, scope, key);
});

/** Returns the costs of an incident, and the insurance schedule of its plan. */
export async function readCosts(
  db: Queryable,
  scope: PlanScope,
  key: IncidentKey,
): Promise<IncidentCosts> {
  const entries = await entriesWithCost(db, key);
  return {
    currency: entries[0]?.cost.currency ?? currencyOf(scope.currencyCode),
    entries,
    policies: await listInsurancePolicies(db, scope),
    newestEntry: (await newestEntry(db, key)).number,
  };
}

import type {
  InsurancePolicy,
  InsurancePolicyChanges,
  InsurancePolicyInput,
} from "@holdfast/contract/risks/insurance/insurance-policy";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, eq } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../../platform/database/sql/row-version";
import type { Services } from "../../../platform/services";
import { insurancePolicies } from "./insurance-policies-table";

const columns = {
  insurancePolicyId: insurancePolicies.id,
  kind: insurancePolicies.kind,
  insurer: insurancePolicies.insurer,
  policyNumber: insurancePolicies.policyNumber,
  claimsPhone: insurancePolicies.claimsPhone,
  sumInsured: insurancePolicies.sumInsured,
  indemnityMonths: insurancePolicies.indemnityMonths,
  comments: insurancePolicies.comments,
  version: insurancePolicies.version,
} satisfies Record<keyof InsurancePolicy, unknown>;

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(insurancePolicies.organisationId, organisationId), eq(insurancePolicies.planId, planId));
const thePolicy = (scope: PlanScope, id: string) =>
  and(ofPlan(scope), eq(insurancePolicies.id, id));

/** Returns the plan's insurance schedule, by kind and creation date. */
export const listInsurancePolicies = (
  db: Queryable,
  scope: PlanScope,
): Promise<InsurancePolicy[]> =>
  db
    .select(columns)
    .from(insurancePolicies)
    .where(ofPlan(scope))
    .orderBy(
      asc(insurancePolicies.kind),
      asc(insurancePolicies.createdAt),
      asc(insurancePolicies.id),
    )
    .limit(MAX_ROWS);

export async function readInsurancePolicy(
  db: Queryable,
  scope: PlanScope,
  id: string,
): Promise<InsurancePolicy | undefined> {
  const [row] = await db
    .select(columns)
    .from(insurancePolicies)
    .where(thePolicy(scope, id))
    .limit(1);
  return row;
}

export async function insertInsurancePolicy(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId, planId }: PlanScope,
  input: InsurancePolicyInput,
): Promise<InsurancePolicy> {
  const { sumInsured = null, indemnityMonths = null, ...rest } = input;
  const saved = { ...rest, sumInsured, indemnityMonths };
  const id = newId();
  await db
    .insert(insurancePolicies)
    .values(
      rowOf(insurancePolicies, { ...saved, organisationId, planId, id, createdAt: clock.now() }),
    );
  return { insurancePolicyId: id, ...saved, version: 1 };
}

/** Changes an insurance policy; only if it has that version, if one is given. Returns whether it did. */
export async function updateInsurancePolicy(
  db: Queryable,
  scope: PlanScope,
  id: string,
  changes: InsurancePolicyChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(insurancePolicies)
    .set(rowOf(insurancePolicies, { ...changes, version: nextVersion(insurancePolicies) }))
    .where(and(thePolicy(scope, id), isVersion(insurancePolicies, version)))
    .returning({ id: insurancePolicies.id });
  return rows.length > 0;
}

/** Returns whether there was one. */
export async function deleteInsurancePolicy(
  db: Queryable,
  scope: PlanScope,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(insurancePolicies)
    .where(thePolicy(scope, id))
    .returning({ id: insurancePolicies.id });
  return rows.length > 0;
}

import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { risks } from "../risks-table";
import { ruledOutRiskCategories as ruledOut } from "./ruled-out-categories-table";

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(ruledOut.organisationId, organisationId), eq(ruledOut.planId, planId));

const risksOf = (db: Queryable, { organisationId, planId }: PlanScope) =>
  db
    .select({ one: sql`1` })
    .from(risks)
    .where(
      and(
        eq(risks.organisationId, organisationId),
        eq(risks.planId, planId),
        eq(risks.riskCategoryId, ruledOut.riskCategoryId),
      ),
    );

/**
 * Returns the ids of the plan's ruled-out categories, in order. One that has risks is not one of them, also if a risk
 * was added while the category was ruled out.
 */
export async function listRuledOut(db: Queryable, scope: PlanScope): Promise<number[]> {
  const rows = await db
    .select({ riskCategoryId: ruledOut.riskCategoryId })
    .from(ruledOut)
    .where(and(ofPlan(scope), notExists(risksOf(db, scope))))
    .orderBy(asc(ruledOut.riskCategoryId))
    .limit(RISK_CATEGORIES.length);
  return rows.map(({ riskCategoryId }) => riskCategoryId);
}

/** Rules a category out; again has no effect. */
export async function insertRuledOut(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  riskCategoryId: number,
): Promise<void> {
  await db
    .insert(ruledOut)
    .values(rowOf(ruledOut, { organisationId, planId, riskCategoryId }))
    .onConflictDoNothing();
}

export async function deleteRuledOut(
  db: Queryable,
  scope: PlanScope,
  riskCategoryId: number,
): Promise<void> {
  await db.delete(ruledOut).where(and(ofPlan(scope), eq(ruledOut.riskCategoryId, riskCategoryId)));
}

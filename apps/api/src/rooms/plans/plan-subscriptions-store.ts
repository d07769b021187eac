import { and, desc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { promoCodes, subscriptions } from "../brokerages/public";

const MOST_SUBSCRIPTIONS = 200;

/** The keys and promo codes that carried a plan, newest first. */
export async function listPlanSubscriptions(db: Queryable, scope: PlanScope) {
  const promoCode = db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(eq(promoCodes.id, subscriptions.promoCodeId))
    .limit(1)
    .as("promo_code");
  const rows = await db
    .select({
      subscriptionId: subscriptions.id,
      key: subscriptions.key,
      promoCodeCode: promoCode.code,
      activeDate: subscriptions.activeDate,
      expiryDate: subscriptions.expiryDate,
      revokedAt: subscriptions.revokedAt,
    })
    .from(subscriptions)
    .leftJoinLateral(promoCode, sql`true`)
    .where(
      and(
        eq(subscriptions.organisationId, scope.organisationId),
        eq(subscriptions.planId, scope.planId),
      ),
    )
    .orderBy(desc(subscriptions.activeDate), desc(subscriptions.id))
    .limit(MOST_SUBSCRIPTIONS);
  return rows.map(({ revokedAt, activeDate, expiryDate, ...row }) => ({
    ...row,
    activeDate: activeDate?.toISOString() ?? null,
    expiryDate: expiryDate?.toISOString() ?? null,
    isRevoked: revokedAt !== null,
  }));
}

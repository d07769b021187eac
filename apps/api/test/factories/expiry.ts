import { eq } from "drizzle-orm";
import { subscriptions } from "../../src/features/subscriptions/subscriptions-table";
import type { Queryable } from "../../src/platform/database/database";

/** Makes a plan expire at this time, as if its year had ended. */
export async function expirePlanAt(query: Queryable, planId: string, time: Date): Promise<void> {
  await query
    .update(subscriptions)
    .set({ expiryDate: time })
    .where(eq(subscriptions.planId, planId));
}

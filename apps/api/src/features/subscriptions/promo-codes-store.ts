import { and, eq, isNull } from "drizzle-orm";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { promoCodes } from "./subscriptions-table";

/** Inserts a promo code. Returns false if its code is taken, ignoring case. */
export async function insertPromoCodeOnce(
  db: Queryable,
  row: typeof promoCodes.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(promoCodes)
    .values(rowOf(promoCodes, row))
    .onConflictDoNothing({ target: promoCodes.codeKey })
    .returning({ id: promoCodes.id });
  return rows.length > 0;
}

const theCode = ({ brokerageId }: Pick<BrokerageScope, "brokerageId">, codeKey: string) =>
  and(eq(promoCodes.brokerageId, brokerageId), eq(promoCodes.codeKey, codeKey));

/** Whether the brokerage has the promo code, revoked or not. */
export async function hasPromoCode(db: Queryable, scope: BrokerageScope, codeKey: string) {
  const rows = await db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(theCode(scope, codeKey))
    .limit(1);
  return rows.length > 0;
}

/** Whether any brokerage has the promo code, revoked or not. */
export async function isPromoCodeTaken(db: Queryable, codeKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.codeKey, codeKey))
    .limit(1);
  return rows.length > 0;
}

/** Revokes a promo code that is not revoked yet. Returns its id and the uses that were left. */
export async function revokePromoCodeRow(
  db: Queryable,
  scope: BrokerageScope,
  codeKey: string,
  revokedAt: Date,
) {
  const [row] = await db
    .update(promoCodes)
    .set(rowOf(promoCodes, { revokedAt }))
    .where(and(theCode(scope, codeKey), isNull(promoCodes.revokedAt)))
    .returning({ id: promoCodes.id, quantity: promoCodes.quantity, used: promoCodes.used });
  return row && { id: row.id, left: row.quantity - row.used };
}

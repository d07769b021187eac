import { MAX_DECLINED_SHOWN } from "@holdfast/contract/purchases/purchase";
import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { HOUR, SECOND } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import type { Part } from "../../platform/database/part";
import { type PurchaseRow, purchases } from "./purchases-table";

/** A payment within this time after a declined one is for the same purchase (s). */
const SAME_PURCHASE_WITHIN = HOUR / SECOND;

/** A purchase by its last attempt to pay, and when the declined attempts before it were made, newest first. */
export type PurchaseWithAttempts = PurchaseRow & { readonly declinedAt: readonly string[] };

/** Returns the purchases of that person, newest first: a declined attempt that was repeated is part of the next one. */
export const listPurchasesOf = (
  db: Queryable,
  userId: string,
  { limit, offset }: Part,
): Promise<PurchaseWithAttempts[]> => {
  const attempts = db.$with("attempts").as(
    db
      .select({
        id: purchases.id,
        createdAt: purchases.createdAt,
        isRepeated: sql<boolean>`${purchases.status} = 'failed' and coalesce(
          lead(${purchases.createdAt}) over (order by ${purchases.createdAt}, ${purchases.id})
            <= ${purchases.createdAt} + make_interval(secs => ${SAME_PURCHASE_WITHIN}), false)`.as(
          "is_repeated",
        ),
      })
      .from(purchases)
      .where(eq(purchases.userId, userId)),
  );
  const numbered = db.$with("numbered").as(
    db
      .select({
        id: attempts.id,
        createdAt: attempts.createdAt,
        isRepeated: attempts.isRepeated,
        number: sql<number>`count(*) filter (where not ${attempts.isRepeated})
          over (order by ${attempts.createdAt} desc, ${attempts.id} desc)`.as("number"),
      })
      .from(attempts),
  );
  const shown = db.$with("shown").as(
    db
      .select({
        lastId:
          sql<string>`(array_agg(${numbered.id}) filter (where not ${numbered.isRepeated}))[1]`.as(
            "last_id",
          ),
        declinedAt: sql<string[]>`to_json(coalesce((array_agg(${numbered.createdAt}
          order by ${numbered.createdAt} desc, ${numbered.id} desc)
          filter (where ${numbered.isRepeated}))[1:${MAX_DECLINED_SHOWN}], '{}'))`.as(
          "declined_at",
        ),
      })
      .from(numbered)
      .groupBy(numbered.number)
      .orderBy(numbered.number)
      .limit(limit)
      .offset(offset),
  );
  return db
    .with(attempts, numbered, shown)
    .select({ ...getTableColumns(purchases), declinedAt: shown.declinedAt })
    .from(shown)
    .innerJoin(purchases, eq(purchases.id, shown.lastId))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(limit);
};

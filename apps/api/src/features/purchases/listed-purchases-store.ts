import { MAX_DECLINED_SHOWN } from "@holdfast/contract/purchases/purchase";
import { desc, eq, getTableColumns, not, sql } from "drizzle-orm";
import { HOUR, SECOND } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import type { RowRange } from "../../platform/database/sql/row-range";
import { type PurchaseRow, purchases } from "./purchases-table";

/** A payment within this time after a declined one is for the same purchase (s). */
const SAME_PURCHASE_WITHIN = HOUR / SECOND;

/** A purchase by its last attempt to pay, and when the declined attempts before it were made, newest first. */
export type PurchaseWithAttempts = PurchaseRow & { readonly declinedAt: readonly string[] };

/** Returns the purchases of that person, newest first: a declined attempt that was repeated is part of the next one. */
export const listPurchasesOf = (
  db: Queryable,
  userId: string,
  { limit, offset }: RowRange,
): Promise<PurchaseWithAttempts[]> => {
  const columns = getTableColumns(purchases);
  const attempts = db.$with("attempts").as(
    db
      .select({
        ...columns,
        isRepeated: sql<boolean>`${purchases.status} = 'failed' and coalesce(
          lead(${purchases.createdAt}) over (order by ${purchases.createdAt}, ${purchases.id})
            <= ${purchases.createdAt} + make_interval(secs => ${SAME_PURCHASE_WITHIN}), false)`.as(
          "is_repeated",
        ),
      })
      .from(purchases)
      .where(eq(purchases.userId, userId)),
  );
  const newestFirst = sql`${attempts.createdAt} desc, ${attempts.id} desc`;
  const numbered = db.$with("numbered").as(
    db
      .select({
        ...attempts._.selectedFields,
        // The same for all attempts of a purchase.
        number: sql<number>`count(*) filter (where not ${attempts.isRepeated})
          over (order by ${newestFirst})`.as("number"),
      })
      .from(attempts),
  );
  const listed = db.$with("listed").as(
    db
      .select({
        ...numbered._.selectedFields,
        declinedAt: sql<string[]>`to_json(coalesce((array_agg(${numbered.createdAt})
          filter (where ${numbered.isRepeated}) over (partition by ${numbered.number}
            order by ${numbered.createdAt} desc, ${numbered.id} desc
            rows between unbounded preceding and unbounded following)
          )[1:${MAX_DECLINED_SHOWN}], '{}'))`.as("declined_at"),
      })
      .from(numbered),
  );
  return db
    .with(attempts, numbered, listed)
    .select()
    .from(listed)
    .where(not(listed.isRepeated))
    .orderBy(desc(listed.createdAt), desc(listed.id))
    .limit(limit)
    .offset(offset);
};

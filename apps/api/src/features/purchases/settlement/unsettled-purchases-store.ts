import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { purchases } from "../purchases-table";

/** Returns the purchases whose payment or refund has not ended, oldest first. */
export const listUnsettled = (db: Queryable) =>
  db
    .select({
      purchaseId: purchases.id,
      provider: purchases.provider,
      paymentId: purchases.paymentId,
      status: purchases.status,
      quantity: purchases.quantity,
      currency: purchases.currency,
      total: purchases.total,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(inArray(purchases.status, ["charging", "refunding"]))
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
    .limit(MAX_ROWS);

import type { Queryable } from "../../platform/database/database";
import { brokerages, brokers, promoCodes, quotaEntries } from "./brokerages-table";

export async function insertBrokerage(db: Queryable, row: typeof brokerages.$inferInsert) {
  await db.insert(brokerages).values(row);
}

export async function insertBroker(db: Queryable, row: typeof brokers.$inferInsert) {
  await db.insert(brokers).values(row);
}

export async function insertQuotaEntry(db: Queryable, row: typeof quotaEntries.$inferInsert) {
  await db.insert(quotaEntries).values(row);
}

export async function insertPromoCode(db: Queryable, row: typeof promoCodes.$inferInsert) {
  await db.insert(promoCodes).values(row);
}

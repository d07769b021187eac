import type { Transaction } from "@holdfast/contract/subscriptions/transaction";
import { type SQL, sql } from "drizzle-orm";
import type { BrokerageScope, Session } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { columnsOf, type RawRow } from "../../platform/database/sql/raw-columns";
import { usersAs } from "../accounts/public";
import { movementsOf, purchasesOf } from "../subscriptions/public";
import { nameIn } from "./subscription-lists-store";

type Row = RawRow<Omit<Transaction, "date" | "type"> & { readonly date: Date }> & {
  readonly kind: "purchase" | "grant" | "transfer-in" | "transfer-out";
};

async function transactionsIn(db: Queryable, movements: SQL): Promise<Transaction[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      transactionId: sql`e.id`,
      kind: sql`e.kind`,
      date: sql`e.created_at`,
      amount: sql`e.quantity`,
      fromBrokerageId: sql`e.from_id`,
      fromBrokerageName: sql`e.from_name`,
      toBrokerageName: sql`e.to_name`,
      userName: nameIn(sql`actor`),
    })}
    from ${movements} e
    left join ${usersAs("actor")} on actor.id = e.user_id
    order by e.created_at desc, e.id desc`);
  return rows.map(({ kind, ...row }) => ({
    ...row,
    type: kind.startsWith("transfer") ? "TRANSFER" : "PURCHASE",
    date: new Date(row.date).toISOString(),
  }));
}

/** Returns the purchases and transfers of a brokerage, newest first. A grant of the operator is a purchase. */
export const listTransactionsOf = (
  db: Queryable,
  { brokerageId }: BrokerageScope,
  page: RowRange = ALL_ROWS,
) => transactionsIn(db, movementsOf(brokerageId, page));

/** Returns the purchases that a person made without a brokerage, newest first. */
export const listOwnTransactions = (
  db: Queryable,
  { userId }: Session,
  page: RowRange = ALL_ROWS,
) => transactionsIn(db, purchasesOf(userId, page));

import type { Broker } from "@holdfast/contract/admin-users/broker-endpoints";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { usersAs } from "../accounts/public";
import { brokersAs } from "../brokerages/public";

type Of = { readonly brokerageId: string };
type Row = Broker & { readonly userId: string };

const brokersWhere = async (
  db: Queryable,
  { brokerageId }: Of,
  which: SQL,
  page: RowRange = ALL_ROWS,
): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      brokerId: sql`k.id`,
      brokerageId: sql`k.brokerage_id`,
      userId: sql`k.user_id`,
      email: sql`u.email`,
      firstName: sql`u.first_name`,
      lastName: sql`u.last_name`,
    })}
    from ${brokersAs("k")}
    join ${usersAs("u")} on u.id = k.user_id
    where k.brokerage_id = ${brokerageId} and ${which}
    order by u.email_key, k.id limit ${page.limit} offset ${page.offset}`);
  return rows;
};

/** Returns the brokers of a brokerage. */
export const listBrokers = (db: Queryable, of: Of, page: RowRange = ALL_ROWS) =>
  brokersWhere(db, of, sql`true`, page);

/** Returns one of them; undefined for a broker of another brokerage. */
export async function readBroker(db: Queryable, of: Of, brokerId: string) {
  const [broker] = await brokersWhere(db, of, sql`k.id = ${brokerId}`);
  return broker;
}

/** Whether a broker of the brokerage has that address. */
export async function isBrokerAddress(db: Queryable, of: Of, emailKey: string): Promise<boolean> {
  const rows = await brokersWhere(db, of, sql`u.email_key = ${emailKey}`);
  return rows.length > 0;
}

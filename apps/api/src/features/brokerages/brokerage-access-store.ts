import { type SQL, sql } from "drizzle-orm";
import {
  type BrokerageScope,
  createBrokerageScope,
  type Session,
} from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import type { ScopeQuery } from "../../platform/access/session-context-store";

type Row = Pick<BrokerageScope, "brokerId">;

const brokerIn = (userId: string | SQL, brokerageId: string | null) => sql`
  select ${columnsOf<Row>({ brokerId: sql`k.id` })} from brokers k
  where k.user_id = ${userId} and k.brokerage_id = ${brokerageId}
  limit 1`;

/** Reads the person's access to a brokerage. Only its brokers have any. */
export const brokerageAccess: ScopeQuery<Row, BrokerageScope> = {
  name: "brokerage",
  select: ({ user, id }) => brokerIn(user, id),
  create: ({ brokerId }, { id, session }) =>
    createBrokerageScope({ brokerageId: id, brokerId, userId: session.userId }),
};

/** Returns the scope of a person whose session has been found; undefined for anyone but a broker. */
export async function brokerageFor(
  db: Queryable,
  { userId }: Pick<Session, "userId">,
  brokerageId: string,
): Promise<BrokerageScope | undefined> {
  const { rows } = await db.execute<Row>(brokerIn(userId, brokerageId));
  return rows[0] && createBrokerageScope({ brokerageId, brokerId: rows[0].brokerId, userId });
}

/**
 * Returns the person's scope in their brokerage, for calls without its id in the path; undefined for anyone who is not
 * a broker.
 */
export async function ownBrokerageScope(db: Queryable, userId: string) {
  const { rows } = await db.execute<{ brokerId: string; brokerageId: string }>(sql`
    select ${columnsOf<{ brokerId: string; brokerageId: string }>({
      brokerId: sql`k.id`,
      brokerageId: sql`k.brokerage_id`,
    })} from brokers k where k.user_id = ${userId} limit 1`);
  return rows[0] && createBrokerageScope({ ...rows[0], userId });
}

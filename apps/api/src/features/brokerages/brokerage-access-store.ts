import { sql } from "drizzle-orm";
import { type BrokerageScope, mintBrokerageScope } from "../../platform/access/scope";
import type { ScopeQuery } from "../../platform/access/entry-store";

/** Reads the person's access to a brokerage. Only its brokers have any. */
export const brokerageAccess: ScopeQuery<{ broker_id: string }, BrokerageScope> = {
  select: ({ user, id }) => sql`
    select k.id as broker_id from brokers k where k.user_id = ${user} and k.brokerage_id = ${id}
    limit 1`,
  mint: ({ broker_id }, { id, session }) =>
    mintBrokerageScope({ brokerageId: id, brokerId: broker_id, userId: session.userId }),
};

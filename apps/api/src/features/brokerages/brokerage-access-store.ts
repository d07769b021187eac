import { sql } from "drizzle-orm";
import { type BrokerageScope, mintBrokerageScope } from "../../platform/access/scope";
import { columnsOf } from "../../platform/database/raw-columns";
import type { ScopeQuery } from "../../platform/access/entry-store";

/** Reads the person's access to a brokerage. Only its brokers have any. */
export const brokerageAccess: ScopeQuery<Pick<BrokerageScope, "brokerId">, BrokerageScope> = {
  select: ({ user, id }) => sql`
    select ${columnsOf<Pick<BrokerageScope, "brokerId">>({ brokerId: sql`k.id` })} from brokers k where k.user_id = ${user} and k.brokerage_id = ${id}
    limit 1`,
  mint: ({ brokerId }, { id, session }) =>
    mintBrokerageScope({ brokerageId: id, brokerId, userId: session.userId }),
};

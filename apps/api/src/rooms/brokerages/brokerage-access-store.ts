import { and, eq } from "drizzle-orm";
import { type BrokerageScope, mintBrokerageScope, type Session } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { brokers } from "./brokerages-table";

/** The person's way into a brokerage: its own brokers only. */
export async function brokerageFor(
  db: Queryable,
  session: Session,
  brokerageId: string,
): Promise<BrokerageScope | undefined> {
  const [broker] = await db
    .select({ id: brokers.id })
    .from(brokers)
    .where(and(eq(brokers.userId, session.userId), eq(brokers.brokerageId, brokerageId)))
    .limit(1);
  return broker && mintBrokerageScope({ brokerageId, brokerId: broker.id, userId: session.userId });
}

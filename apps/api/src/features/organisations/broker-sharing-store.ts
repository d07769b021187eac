import type { BrokerSharing } from "@holdfast/contract/organisations/broker-sharing-endpoints";
import { eq, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/raw-columns";
import { rowOf } from "../../platform/database/row-of";
import { nameOfBrokerage } from "../brokerages/public";
import { organisations } from "./organisations-table";

/** Returns whether the organisation allows its brokerage to compare it with other clients. */
export async function readSharing(
  db: Queryable,
  { organisationId }: OrganisationScope,
): Promise<BrokerSharing | undefined> {
  const { rows } = await db.execute<BrokerSharing>(sql`
    select ${columnsOf<BrokerSharing>({
      brokerageName: nameOfBrokerage(sql`o.brokerage_id`),
      isShared: sql`o.shares_with_broker`,
    })}
    from organisations o where o.id = ${organisationId} limit 1`);
  return rows[0];
}

export async function writeSharing(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  { isShared, now }: { readonly isShared: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .update(organisations)
    .set(rowOf(organisations, { sharesWithBroker: isShared, updatedAt: now }))
    .where(eq(organisations.id, organisationId));
}

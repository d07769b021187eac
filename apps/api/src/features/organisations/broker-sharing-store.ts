import type { BrokerSharing } from "@holdfast/contract/organisations/broker-sharing-endpoints";
import { eq, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowOf } from "../../platform/database/sql/row-of";
import { nameOfBrokerage } from "../brokerages/public";
import { lastEventOf } from "../history/public";
import { organisations } from "./organisations-table";

/** The audit events of giving and ending the consent. */
export const SHARING_ALLOWED = "organisations.sharing-allowed";
export const SHARING_ENDED = "organisations.sharing-ended";

/** Returns time and person of the last change of the consent, for a statement written as SQL. */
export const lastConsentOf = (organisationId: SQL) =>
  lastEventOf(organisationId, [SHARING_ALLOWED, SHARING_ENDED]);

type Row = Omit<BrokerSharing, "lastChange"> & {
  readonly changedAt: Date | null;
  readonly personName: string | null;
};

/** Returns whether the organisation allows its brokerage to compare it with other clients. */
export async function readSharing(
  db: Queryable,
  { organisationId }: OrganisationScope,
): Promise<BrokerSharing | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      brokerageName: nameOfBrokerage(sql`o.brokerage_id`),
      isShared: sql`o.shares_with_broker`,
      changedAt: sql`c.happened_at`,
      personName: sql`c.person_name`,
    })}
    from organisations o
    left join lateral ${lastConsentOf(sql`o.id`)} c on true
    where o.id = ${organisationId} limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { changedAt, personName, ...sharing } = row;
  return { ...sharing, lastChange: consentChange(changedAt, personName) };
}

/** Returns a change of the consent as the contract has it. */
export const consentChange = (changedAt: Date | null, personName: string | null) =>
  changedAt === null ? null : { changedAt: new Date(changedAt).toISOString(), personName };

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

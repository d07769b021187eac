import type { Client, ClientPlan } from "@holdfast/contract/clients/client";
import { planExpiryStatus } from "@holdfast/contract/plans/plan-expiry-rules";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";
import { pendingOwnerOf } from "../accounts/public";
import { contactsAs } from "../directory/public";
import { branchesAs, organisationsAs, ownersOf } from "../organisations/public";
import { expiryOfPlan, plansAs } from "../plans/public";

type Of = { readonly brokerageId: string };
type PlanRow = Omit<ClientPlan, "expiryStatus">;
type Row = Omit<Client, "avatarUrl" | "pendingOwner" | "plans"> & {
  readonly ownerEmail: string | null;
  readonly ownerInvitedUntil: Date | null;
  /** The name of the logo's file. */
  readonly logoName: string | null;
  readonly plans: readonly PlanRow[];
};

const clientsWhere = async (
  db: Queryable,
  { brokerageId }: Of,
  now: Date,
  which: SQL,
  page: RowRange = ALL_ROWS,
): Promise<Client[]> => {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      organisationId: sql`o.id`,
      name: sql`o.name`,
      legalName: sql`o.legal_name`,
      industryName: sql`o.industry_name`,
      logoName: sql`(select name from files where files.id = o.logo_file_id)`,
      isArchived: sql`o.is_archived`,
      hasOwner: sql`exists (select from ${ownersOf(sql`o.id`)} m)`,
      ownerEmail: sql`i.email`,
      ownerInvitedUntil: sql`i.expires_at`,
      contactEmail: sql`case
        when i.email is null and not exists (select from ${ownersOf(sql`o.id`)} m) then (
          select c.email from ${contactsAs("c")}
          where c.organisation_id = o.id and c.email is not null
          order by c.created_at, c.id limit 1) end`,
      plans: sql`coalesce((
        select json_agg(${jsonOf<PlanRow>({
          planId: sql`p.id`,
          name: sql`p.name`,
          branchName: sql`b.name`,
          expiryDate: expiryOfPlan,
        })} order by lower(p.name), p.id)
        from ${plansAs("p")}
        join ${branchesAs("b")} on b.organisation_id = p.organisation_id and b.id = p.branch_id
        where p.organisation_id = o.id), '[]')`,
    })}
    from ${organisationsAs("o")}
    left join lateral ${pendingOwnerOf(sql`o.id`)} i
      on not exists (select from ${ownersOf(sql`o.id`)} m)
    where o.brokerage_id = ${brokerageId} and ${which}
    order by lower(o.name), o.id
    limit ${page.limit} offset ${page.offset}`);
  return rows.map((row) => responseOf(row, now));
};

const responseOf = (
  { logoName, ownerEmail, ownerInvitedUntil, plans, ...client }: Row,
  now: Date,
): Client => ({
  ...client,
  pendingOwner:
    ownerEmail === null || ownerInvitedUntil === null
      ? null
      : { email: ownerEmail, isExpired: new Date(ownerInvitedUntil) <= now },
  avatarUrl: logoName && `/v1/files/${logoName}`,
  plans: plans.map((plan) => {
    const expiry = plan.expiryDate === null ? null : new Date(plan.expiryDate);
    return {
      ...plan,
      expiryDate: expiry?.toISOString() ?? null,
      expiryStatus: expiry ? planExpiryStatus(expiry, now) : "expired",
    };
  }),
});

/** Returns the organisations that a brokerage manages, with their plans; archived ones only if requested. */
export const listClients = (
  db: Queryable,
  of: Of,
  now: Date,
  withArchived: boolean,
  page: RowRange = ALL_ROWS,
) => clientsWhere(db, of, now, withArchived ? sql`true` : sql`not o.is_archived`, page);

/** Returns one of them; undefined for an organisation of another brokerage. */
export async function readClient(
  db: Queryable,
  of: Of,
  now: Date,
  organisationId: string,
): Promise<Client | undefined> {
  const [client] = await clientsWhere(db, of, now, sql`o.id = ${organisationId}`);
  return client;
}

/** Returns the client that the plan belongs to; undefined for a plan of anyone else. */
export async function organisationOfClientPlan(
  db: Queryable,
  { brokerageId }: Of,
  planId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ organisationId: string }>(sql`
    select ${columnsOf<{ organisationId: string }>({ organisationId: sql`o.id` })}
    from ${organisationsAs("o")} join ${plansAs("p")} on p.organisation_id = o.id
    where o.brokerage_id = ${brokerageId} and p.id = ${planId} limit 1`);
  return rows[0]?.organisationId;
}

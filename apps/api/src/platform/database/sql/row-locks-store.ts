import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { is, type SQL, sql } from "drizzle-orm";
import { NodePgTransaction } from "drizzle-orm/node-postgres";
import type { Queryable } from "../database";

/**
 * The lock order. Two transactions that lock the same rows in opposite order deadlock, so every transaction locks rows
 * of these tables in this order, those of one table by id, and before it writes to any other table. Row locks are taken
 * through `lockRows` only, which throws for a lock out of order.
 * Next come the tables that a transaction writes without their own lock: the rows of a plan (written under their
 * plan's lock), subscriptions and promo codes, invitations, links, codes and sessions (a person's under the lock of
 * that user), then audit events and the outbox, which are only inserted, except a person's messages, under the lock of
 * that user, and alerts that are withdrawn, which waits for no lock. The advisory lock of a list with a limit (`assertListNotFull`) comes after the rows of the organisation and
 * its plans, and before those of branches, sites, units and contacts. An `update` or `delete` of a row of the tables
 * below counts as its lock.
 */
export const LOCK_ORDER = [
  "organisations",
  "users",
  "brokerages",
  "plans",
  "branches",
  "alternative_sites",
  "departments",
  "contacts",
  "suppliers",
  "strategic_critical_areas",
] as const;
export type LockedTable = (typeof LOCK_ORDER)[number];

/**
 * What others may do meanwhile. `key share`: change the row, not delete it. `share`: read it under the same lock. `no
 * key update`: refer to it by a foreign key. `update`: nothing, not even that; for a row that is about to be deleted.
 */
export type LockStrength = "key share" | "share" | "no key update" | "update";

const STRENGTHS: Readonly<Record<LockStrength, SQL>> = {
  "key share": sql`for key share`,
  share: sql`for share`,
  "no key update": sql`for no key update`,
  update: sql`for update`,
};

/** The furthest table in the order that a transaction has locked. */
const reached = new WeakMap<Queryable, number>();

function checkOrder(tx: Queryable, table: LockedTable) {
  // Outside a transaction a lock ends with its statement.
  if (!is(tx, NodePgTransaction)) return;
  const rank = LOCK_ORDER.indexOf(table);
  const furthest = reached.get(tx) ?? 0;
  if (rank < furthest)
    throw new Error(`A lock on ${table} comes after one on ${LOCK_ORDER[furthest]}.`);
  reached.set(tx, rank);
}

/**
 * Locks the matching rows of a table until the end of the transaction, by id, and returns their ids.
 * @throws Error for a table that comes before one the transaction has locked (`LOCK_ORDER`)
 */
export async function lockRows(
  tx: Queryable,
  table: LockedTable,
  which: SQL,
  strength: LockStrength,
): Promise<Set<string>> {
  checkOrder(tx, table);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where ${which}
    order by id limit ${MAX_ROWS} ${STRENGTHS[strength]}`);
  return new Set(rows.map(({ id }) => id));
}

/** The condition for rows of an organisation with these ids. */
export const ofOrganisation = (
  { organisationId }: { readonly organisationId: string },
  ids: readonly string[],
) => sql`organisation_id = ${organisationId} and ${isOneOf(sql`id`, ids)}`;

/** A statement has at most 65,535 parameters: longer lists of ids are one. */
const MANY_IDS = 100;

/** Whether a column is one of the ids; always false for an empty list. */
export const isOneOf = (column: SQL, ids: readonly string[]): SQL => {
  if (ids.length === 0) return sql`false`;
  if (ids.length > MANY_IDS) return sql`${column} = any (${sql.param([...ids])}::uuid[])`;
  return sql`${column} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
};

/** Locks all plans of an organisation until the end of the transaction, and returns their ids. */
export const lockPlansOf = (
  tx: Queryable,
  { organisationId }: { readonly organisationId: string },
): Promise<Set<string>> =>
  lockRows(tx, "plans", sql`organisation_id = ${organisationId}`, "no key update");

/**
 * Locks a person until the end of the transaction. Every change to an account together with its links, codes or
 * sessions takes this lock first.
 */
export const lockUser = (tx: Queryable, userId: string) =>
  lockRows(tx, "users", sql`id = ${userId}`, "no key update");

/**
 * Locks a plan without its organisation, for a transaction that changes what the plan depends on. It waits until the
 * writes in the plan that are running have ended.
 */
export const lockPlanAlone = (tx: Queryable, planId: string) =>
  lockRows(tx, "plans", sql`id = ${planId}`, "no key update");

type OrganisationStrength = "share" | "no key update";

/**
 * Locks an organisation until the end of the transaction.
 * @param strength `share` for a write inside it, `no key update` for a write that changes the organisation itself or
 * its members
 */
export const lockOrganisation = (
  tx: Queryable,
  { organisationId }: { readonly organisationId: string },
  strength: OrganisationStrength,
) => lockRows(tx, "organisations", sql`id = ${organisationId}`, strength);

/** Locks an organisation in the same way, and then one of its plans for a write. */
export async function lockPlan(
  tx: Queryable,
  plan: { readonly organisationId: string; readonly planId: string },
  strength: OrganisationStrength,
) {
  await lockOrganisation(tx, plan, strength);
  await lockRows(tx, "plans", ofOrganisation(plan, [plan.planId]), "no key update");
}

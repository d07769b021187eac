import { type SQL, sql } from "drizzle-orm";

/**
 * The role of a person who may be both a member (`m`, access not revoked) and a broker of the managing brokerage: an
 * owner stays owner, and a broker has the broker role whatever their membership says.
 * @param brokerage a column that is null unless the person belongs to the managing brokerage; `k.id` with `rolesIn`
 */
export const effectiveRole = (brokerage: SQL) =>
  sql`case when m.role = 'owner' or ${brokerage} is null then m.role else 'broker' end`;

/*
 * A join on a key is a lateral subquery that ends in `offset 0`, here and in the stores. PostgreSQL then looks each key
 * up in its index. Without it, PostgreSQL scans a whole table for the join when its statistics are out of date
 * (decision 'Query plans').
 */

/**
 * Joins the person's own row of members (`m`) and of brokers (`k`) to the organisation `o`.
 * @param userId an id, or the column that holds it
 */
export const rolesIn = (userId: string | SQL) => sql`
  left join lateral (
    select user_id, role, is_default from organisation_members
    where organisation_id = o.id and user_id = ${userId} and not is_revoked offset 0) m on true
  left join lateral (
    select id from brokers
    where brokerage_id = o.brokerage_id and user_id = ${userId} offset 0) k on true`;

/** The ids (`organisation_id`) of all organisations in which the person has a role, each once. */
export const organisationIdsOf = (userId: string) => sql`(
  select organisation_id from organisation_members where user_id = ${userId} and not is_revoked
  union
  select managed.id from brokers
  cross join lateral (
    select id from organisations
    where organisations.brokerage_id = brokers.brokerage_id offset 0) managed
  where brokers.user_id = ${userId})`;

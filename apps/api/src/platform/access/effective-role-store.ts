import { type SQL, sql } from "drizzle-orm";

/**
 * The role of a person who may be both a member (`m`, access not revoked) and a broker of the managing brokerage: an
 * owner stays owner, and a broker has the broker role even if their membership has another role.
 * @param brokerage a column that is null unless the person belongs to the managing brokerage; `k.id` with `rolesIn`
 */
export const effectiveRole = (brokerage: SQL) =>
  sql`case when m.role = 'owner' or ${brokerage} is null then m.role else 'broker' end`;

/**
 * Joins the person's own row of members (`m`) and of brokers (`k`) to the organisation `o`.
 * @param userId an id, or the column that holds it
 */
export const rolesIn = (userId: string | SQL) => sql`
  left join organisation_members m
    on m.organisation_id = o.id and m.user_id = ${userId} and not m.is_revoked
  left join brokers k on k.brokerage_id = o.brokerage_id and k.user_id = ${userId}`;

/** The ids (`organisation_id`) of all organisations in which the person has a role, each once. */
export const organisationIdsOf = (userId: string | SQL) => sql`(
  select organisation_id from organisation_members where user_id = ${userId} and not is_revoked
  union
  select o.id from brokers b join organisations o on o.brokerage_id = b.brokerage_id
  where b.user_id = ${userId})`;

/**
 * Selects the person's roles: memberships, and the organisations that the person's brokerage manages. If both apply,
 * the stronger role.
 */
export const rolesOfPerson = (user: SQL) => sql`
  select coalesce(json_agg(json_build_object(
    'organisationId', organisation_id, 'roleName', role) order by organisation_id), '[]')
  from (
    select organisation_id, ${effectiveRole(sql`k.broker_id`)} as role
    from (
      select organisation_id, role from organisation_members
      where user_id = ${user} and not is_revoked) m
    full join (
      select o.id as organisation_id, b.id as broker_id
      from brokers b join organisations o on o.brokerage_id = b.brokerage_id
      where b.user_id = ${user}) k using (organisation_id)
    order by 1 limit 1000) held`;

/** The conditions that a person is no member of any organisation, not even a revoked one, and no broker. */
export const hasNoRole = (user: SQL) => sql`
  not exists (select 1 from organisation_members m where m.user_id = ${user})
  and not exists (select 1 from brokers b where b.user_id = ${user})`;

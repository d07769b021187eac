import { sql } from "drizzle-orm";
import { validKeysAs } from "../subscriptions/public";

/** The latest expiry of the unrevoked subscriptions of the plan `p` of the enclosing query; null if there are none. */
export const expiryOfPlan = sql`(
  select max(s.expiry_date) from ${validKeysAs("s")}
  where s.organisation_id = p.organisation_id and s.plan_id = p.id)`;

/**
 * Whether the plan `p` of the enclosing query is expired: it has no subscription that is neither revoked nor past its
 * expiry.
 */
export const isExpiredPlan = (now: Date) =>
  sql`not exists (select from ${validKeysAs("s")}
  where s.organisation_id = p.organisation_id and s.plan_id = p.id and s.expiry_date > ${now})`;

/** Returns the plans whose last subscription ends in that time, for a statement written as SQL. */
export const plansEnding = ({
  after,
  until,
}: {
  readonly after: Date;
  readonly until: Date;
}) => sql`(
  select s.organisation_id, s.plan_id, s.expiry_date from ${validKeysAs("s")}
  where (s.expiry_date at time zone 'UTC') > (${after}::timestamptz at time zone 'UTC')
    and (s.expiry_date at time zone 'UTC') <= (${until}::timestamptz at time zone 'UTC')
    and s.plan_id is not null
    and not exists (
      select 1 from ${validKeysAs("other")}
      where other.organisation_id = s.organisation_id and other.plan_id = s.plan_id
        and (other.expiry_date, other.id) > (s.expiry_date, s.id)))`;

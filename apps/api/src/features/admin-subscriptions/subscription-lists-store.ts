import { isPromoCodeExpired } from "@holdfast/contract/subscriptions/promo-code-rules";
import {
  isSubscriptionExpired,
  subscriptionExpiry,
} from "@holdfast/contract/subscriptions/subscription-expiry-rules";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { PromoCode } from "@holdfast/contract/subscriptions/promo-code";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { type SQL, sql } from "drizzle-orm";
import type { BrokerageScope, Session } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { columnsOf, type RawRow } from "../../platform/database/sql/raw-columns";
import { usersAs } from "../accounts/public";
import {
  promoCodesAs,
  promoCodesOf,
  subscriptionsOfBrokerage,
  subscriptionsOfPerson,
} from "../subscriptions/public";
import { organisationsAs } from "../organisations/public";
import { plansAs } from "../plans/public";

type StoredSubscription = Omit<
  Subscription,
  "createdDate" | "activeDate" | "expiryDate" | "exactExpiryDate" | "isExpired"
> & {
  readonly createdDate: Date;
  readonly activeDate: Date | null;
  readonly expiryDate: Date | null;
};
type SubscriptionRow = RawRow<StoredSubscription>;

/** The name of a person of the enclosing query; the email address of one without a name. */
export const nameIn = (person: SQL) =>
  sql`coalesce(nullif(trim(${person}.first_name || ' ' || ${person}.last_name), ''), ${person}.email)`;

const selecting = (rows: SQL) => sql`
  select ${columnsOf<SubscriptionRow>({
    subscriptionId: sql`s.id`,
    key: sql`s.key`,
    organisationName: sql`o.name`,
    planName: sql`p.name`,
    brokerName: nameIn(sql`broker`),
    createdDate: sql`s.created_at`,
    activeDate: sql`s.active_date`,
    expiryDate: sql`s.expiry_date`,
    assignedTo: sql`coalesce(assignee.email, s.assigned_email)`,
    assignedById: sql`s.assigned_by_user_id`,
    planId: sql`s.plan_id`,
    promoCodeId: sql`s.promo_code_id`,
    promoCodeCode: sql`c.code`,
    isRevoked: sql`s.revoked_at is not null`,
    userName: nameIn(sql`consumer`),
  })}
  from ${rows} s
  left join ${promoCodesAs("c")} on c.id = s.promo_code_id
  left join ${organisationsAs("o")} on o.id = s.organisation_id
  left join ${plansAs("p")} on p.organisation_id = s.organisation_id and p.id = s.plan_id
  left join ${usersAs("broker")} on broker.id = coalesce(s.issued_by_user_id, c.created_by_user_id)
  left join ${usersAs("assignee")} on assignee.id = s.assigned_to_user_id
  left join ${usersAs("consumer")} on consumer.id = s.used_by_user_id
  order by s.created_at desc, s.id desc`;

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

function subscriptionOf(row: SubscriptionRow, now: Date): Subscription {
  const activeDate = instantOf(row.activeDate);
  const term = { ...row, activeDate, expiryDate: instantOf(row.expiryDate) };
  const expiry = subscriptionExpiry(term);
  return {
    ...row,
    createdDate: new Date(row.createdDate).toISOString(),
    activeDate: activeDate?.toISOString() ?? null,
    expiryDate: expiry && dateOf(expiry),
    exactExpiryDate: expiry?.toISOString() ?? null,
    isExpired: isSubscriptionExpired(term, now),
  };
}

async function subscriptionsIn(db: Queryable, rows: SQL, now: Date): Promise<Subscription[]> {
  const found = await db.execute<SubscriptionRow>(selecting(rows));
  return found.rows.map((row) => subscriptionOf(row, now));
}

/** Returns the subscriptions of a brokerage, newest first. */
export const listSubscriptionsOf = (
  db: Queryable,
  { brokerageId }: BrokerageScope,
  now: Date,
  page: RowRange = ALL_ROWS,
) => subscriptionsIn(db, subscriptionsOfBrokerage(brokerageId, page), now);

/** Returns a person's own subscriptions, newest first. */
export const listOwnSubscriptions = (
  db: Queryable,
  { userId }: Session,
  now: Date,
  page: RowRange = ALL_ROWS,
) => {
  const emailKey = sql`(select own.email_key from ${usersAs("own")} where own.id = ${userId})`;
  return subscriptionsIn(db, subscriptionsOfPerson(userId, emailKey, page), now);
};

type CodeRow = RawRow<
  Omit<PromoCode, "createdDate" | "expiryDate" | "exactExpiryDate" | "isExpired"> & {
    readonly createdDate: Date;
    readonly expiryDate: Date;
  }
>;

/** Returns the promo codes of a brokerage, newest first. */
export async function listPromoCodesOf(
  db: Queryable,
  { brokerageId }: BrokerageScope,
  now: Date,
  page: RowRange = ALL_ROWS,
): Promise<PromoCode[]> {
  const { rows } = await db.execute<CodeRow>(sql`
    select ${columnsOf<CodeRow>({
      promoCodeId: sql`c.id`,
      code: sql`c.code`,
      brokerName: nameIn(sql`broker`),
      createdById: sql`c.created_by_user_id`,
      createdDate: sql`c.created_at`,
      expiryDate: sql`c.expires_at`,
      quantity: sql`c.quantity`,
      used: sql`c.used`,
      isRevoked: sql`c.revoked_at is not null`,
    })}
    from ${promoCodesOf(brokerageId, page)} c
    left join ${usersAs("broker")} on broker.id = c.created_by_user_id
    order by c.created_at desc, c.id desc`);
  return rows.map((row) => {
    const expiry = new Date(row.expiryDate);
    return {
      ...row,
      createdDate: new Date(row.createdDate).toISOString(),
      expiryDate: dateOf(expiry),
      exactExpiryDate: expiry.toISOString(),
      isExpired: isPromoCodeExpired({ isRevoked: row.isRevoked, expiryDate: expiry }, now),
    };
  });
}

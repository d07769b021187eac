import { type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { RowRange } from "../../platform/database/sql/row-range";
import { nameOfBrokerage } from "../brokerages/public";
import { promoCodes } from "./subscriptions-table";

/*
 * Rows for statements of other features, which add the names of people, organisations and plans: newest first, and
 * only those of one part, so that names are looked up for these alone.
 */

const newest = ({ limit, offset }: RowRange) =>
  sql`order by created_at desc, id desc limit ${limit} offset ${offset}`;

/** Returns the subscriptions of a brokerage. */
export const subscriptionsOfBrokerage = (brokerageId: string, page: RowRange) => sql`(
  select * from subscriptions where brokerage_id = ${brokerageId} ${newest(page)})`;

/** Returns the subscriptions that a person used, or that are assigned to the person or the address. */
export const subscriptionsOfPerson = (userId: string, emailKey: SQL, page: RowRange) => sql`(
  select * from subscriptions where id = any (array(
    select id from subscriptions where assigned_to_user_id = ${userId}
    union select id from subscriptions where used_by_user_id = ${userId}
    union select id from subscriptions where assigned_email = ${emailKey}))
  ${newest(page)})`;

/** Promo codes for a statement of another feature. */
export const promoCodesAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: promoCodes.id,
      code: promoCodes.code,
      createdByUserId: promoCodes.createdByUserId,
    })
    .from(promoCodes)
    .as(alias);

/** Returns the promo codes of a brokerage. */
export const promoCodesOf = (brokerageId: string, page: RowRange) => sql`(
  select * from promo_codes where brokerage_id = ${brokerageId} ${newest(page)})`;

/** Returns purchases and transfers of a brokerage, with the names of both brokerages. */
export const movementsOf = (brokerageId: string, page: RowRange) => sql`(
  select e.id, e.kind, e.created_at, abs(e.quantity) as quantity,
    case when e.kind = 'transfer-in' then null else e.actor_user_id end as user_id,
    e.from_id, ${nameOfBrokerage(sql`e.from_id`)} as from_name, ${nameOfBrokerage(sql`e.to_id`)} as to_name
  from (
    select *,
      case kind when 'transfer-in' then other_brokerage_id when 'transfer-out' then brokerage_id end as from_id,
      case kind when 'transfer-out' then other_brokerage_id else brokerage_id end as to_id
    from quota_entries
    where brokerage_id = ${brokerageId} and kind in ('purchase', 'grant', 'transfer-in', 'transfer-out')
    ${newest(page)}) e)`;

/** Returns the purchases that a person made without a brokerage, with the same columns. */
export const purchasesOf = (userId: string, page: RowRange) => sql`(
  select id, 'purchase' as kind, created_at, quantity, user_id,
    null::uuid as from_id, null::text as from_name, null::text as to_name
  from key_purchases where user_id = ${userId} and brokerage_id is null ${newest(page)})`;

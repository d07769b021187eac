import type {
  HistoryEntry,
  HistoryFilter,
  HistoryPerson,
} from "@holdfast/contract/history/history";
import { type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import type { RowRange } from "../../platform/database/sql/row-range";
import { columnsOf, type RawRow } from "../../platform/database/sql/raw-columns";
import { usersAs } from "../accounts/public";
import { actionsOf, describeEvent, MEMBER_ACTIONS } from "./history-sentence-rules";
import type { RecordedEvent } from "./sentence-part-rules";

/** A person's name, or their email address if they gave none; null once the account is deleted. */
const nameOf = (person: "person" | "subject") => {
  const row = sql.identifier(person);
  return sql`coalesce(nullif(trim(${row}.first_name || ' ' || ${row}.last_name), ''), ${row}.email)`;
};

const oneOf = (actions: readonly string[]) =>
  sql`any (array[${sql.join(
    actions.map((action) => sql`${action}`),
    sql`, `,
  )}]::text[])`;

type LastChange = {
  readonly happenedAt: Date;
  readonly personName: string | null;
};

/** Returns who changed an entry last, and when; undefined if no event of it is stored any more. */
export async function readLastChange(
  db: Queryable,
  { organisationId }: OrganisationScope,
  id: string,
): Promise<LastChange | undefined> {
  const { rows } = await db.execute<RawRow<LastChange>>(sql`
    select ${columnsOf<LastChange>({ happenedAt: sql`e.happened_at`, personName: nameOf("person") })}
    from audit_events e
    left join ${usersAs("person")} on person.id = e.actor_user_id
    where e.subject = ${id} and e.organisation_id = ${organisationId}
    order by e.happened_at desc, e.id desc
    limit 1`);
  return rows[0] && { ...rows[0], happenedAt: new Date(rows[0].happenedAt) };
}

/** Returns time and person of an organisation's last event of these actions, for a statement written as SQL. */
export const lastEventOf = (organisationId: SQL, actions: readonly string[]) => sql`(
  select e.happened_at, ${nameOf("person")} as person_name
  from (
    select happened_at, actor_user_id, id from audit_events
    where organisation_id = ${organisationId} and action = ${oneOf(actions)}
    order by happened_at + interval '0' desc, id desc limit 1) e
  left join ${usersAs("person")} on person.id = e.actor_user_id)`;

type Row = RecordedEvent & {
  readonly historyId: string;
  readonly happenedAt: Date;
  readonly personName: string | null;
};

/** Returns the changes of the organisation and its lists, newest first. */
export async function listEntries(
  db: Queryable,
  { organisationId }: OrganisationScope,
  { userId, kind, act, from, before }: HistoryFilter,
  page: RowRange,
): Promise<HistoryEntry[]> {
  const { rows } = await db.execute<RawRow<Row>>(sql`
    select ${columnsOf<Row>({
      historyId: sql`e.id`,
      happenedAt: sql`e.happened_at`,
      action: sql`e.action`,
      detail: sql`e.detail`,
      personName: nameOf("person"),
      subjectName: nameOf("subject"),
    })}
    from (
      select * from audit_events
      where organisation_id = ${organisationId} and action = ${oneOf(actionsOf({ kind, act }))}
        ${userId === undefined ? sql`` : sql`and actor_user_id = ${userId}`}
        ${from === undefined ? sql`` : sql`and happened_at >= ${from}::timestamptz`}
        ${before === undefined ? sql`` : sql`and happened_at < ${before}::timestamptz`}
      -- An expression, so that PostgreSQL does not walk the index by age through everyone's events.
      order by happened_at + interval '0' desc, id desc
      limit ${page.limit} offset ${page.offset}) e
    left join ${usersAs("person")} on person.id = e.actor_user_id
    left join ${usersAs("subject")}
      on subject.id = case when e.action = ${oneOf(MEMBER_ACTIONS)} then e.subject::uuid end
    order by e.happened_at desc, e.id desc`);
  return rows.map(({ historyId, happenedAt, personName, ...event }) => ({
    historyId,
    happenedAt: new Date(happenedAt).toISOString(),
    personName,
    ...describeEvent(event),
  }));
}

/** More people than this are not offered as a filter. */
const MAX_PEOPLE = 500;

/** Returns the people with an entry, by name. */
export async function listPeople(
  db: Queryable,
  { organisationId }: OrganisationScope,
): Promise<HistoryPerson[]> {
  const { rows } = await db.execute<HistoryPerson>(sql`
    select ${columnsOf<HistoryPerson>({ userId: sql`e.actor_user_id`, name: nameOf("person") })}
    from (
      select distinct actor_user_id from audit_events
      where organisation_id = ${organisationId} and action = ${oneOf(actionsOf())}) e
    join ${usersAs("person")} on person.id = e.actor_user_id
    order by lower(${nameOf("person")}), e.actor_user_id
    limit ${MAX_PEOPLE}`);
  return rows;
}

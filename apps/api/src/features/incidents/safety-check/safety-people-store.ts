import { byNeed } from "@holdfast/contract/incidents/safety-check-rules";
import type {
  SafetyAnswer,
  SafetyPerson,
  SafetySummary,
} from "@holdfast/contract/incidents/safety-check";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { inBatches } from "../../../platform/database/sql/many-rows-store";
import { ALL_ROWS } from "../../../platform/database/sql/row-range";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import type { LinkSubject } from "../../answer-links/public";
import { latestDeliveries } from "../alerts/delivery-outcomes-store";
import { safetyCheckPeople as table } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

export const ofIncident = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));

const columns = {
  personId: table.id,
  name: table.name,
  location: table.location,
  email: table.email,
  mobile: table.mobile,
  phone: table.phone,
  afterHoursPhone: table.afterHoursPhone,
  askedAt: table.askedAt,
  sentAt: table.sentAt,
  reminders: table.reminders,
  emailDelivery: table.emailDelivery,
  emailMessageId: table.emailMessageId,
  smsDelivery: table.smsDelivery,
  smsMessageId: table.smsMessageId,
  answer: table.answer,
  answeredAt: table.answeredAt,
  saidBy: table.saidBy,
  helpAt: table.helpAt,
  helpPlace: table.helpPlace,
  helpText: table.helpText,
};

/** Returns everyone who was asked, those with the highest need first, then by name. */
export async function listSafetyPeople(db: Queryable, key: IncidentKey): Promise<SafetyPerson[]> {
  const rows = await db
    .select(columns)
    .from(table)
    .where(ofIncident(key))
    .orderBy(asc(sql`lower(${table.name})`), asc(table.id))
    .limit(ALL_ROWS.limit);
  const latest = await latestDeliveries(db, rows);
  return byNeed(
    rows.map(({ emailMessageId, smsMessageId, ...row }) => ({
      ...row,
      emailDelivery: latest(emailMessageId) ?? row.emailDelivery,
      smsDelivery: latest(smsMessageId) ?? row.smsDelivery,
      askedAt: row.askedAt.toISOString(),
      sentAt: row.sentAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      helpAt: row.helpAt?.toISOString() ?? null,
    })),
  );
}

/** Names in a summary. */
const NAMED = 5;

/** Returns how many people have answered what; null before anyone was asked. */
export async function readSafetySummary(
  db: Queryable,
  { organisationId, incidentId }: IncidentKey,
): Promise<SafetySummary | null> {
  const { rows } = await db.execute<SafetySummary>(sql`
    select ${columnsOf<SafetySummary>({
      asked: sql`count(*)::int`,
      safe: sql`(count(*) filter (where answer = 'safe'))::int`,
      needHelp: sql`(count(*) filter (where answer = 'help'))::int`,
      silent: sql`(count(*) filter (where answer is null))::int`,
      helpNames: sql`coalesce(
        (array_agg(name order by answered_at, id) filter (where answer = 'help'))[1:${NAMED}], '{}')`,
    })}
    from safety_check_people
    where organisation_id = ${organisationId} and incident_id = ${incidentId}`);
  const [row] = rows;
  return row && row.asked > 0 ? row : null;
}

/** Returns the ids of the contacts who were asked. */
export async function askedContacts(db: Queryable, key: IncidentKey): Promise<Set<string>> {
  const rows = await db
    .select({ contactId: table.contactId })
    .from(table)
    .where(and(ofIncident(key), isNotNull(table.contactId)))
    .orderBy(asc(table.contactId))
    .limit(ALL_ROWS.limit);
  return new Set(rows.flatMap(({ contactId }) => contactId ?? []));
}

export type NewSafetyPerson = Pick<
  SafetyPerson,
  "personId" | "name" | "location" | "email" | "mobile" | "phone" | "afterHoursPhone"
> & { readonly contactId: string };

/** Inserts people who are about to be asked. */
export const insertSafetyPeople = (
  tx: Queryable,
  { organisationId, incidentId }: IncidentKey,
  people: readonly NewSafetyPerson[],
  now: Date,
): Promise<void> =>
  inBatches(people, async (batch) => {
    const rows = batch.map(({ personId, ...person }) => ({
      ...person,
      id: personId,
      organisationId,
      incidentId,
      askedAt: now,
      sentAt: now,
    }));
    await tx.insert(table).values(rowsOf(table, rows));
  });

/** What a person or a leader says. */
export type StoredAnswer = {
  readonly answer: SafetyAnswer;
  readonly answeredAt: Date;
  readonly saidBy: string | null;
  readonly helpAt?: Date;
  readonly helpPlace?: string;
  readonly helpText?: string;
};

/** Stores an answer in place of an earlier one. */
export async function storeSafetyAnswer(
  tx: Queryable,
  { organisationId, subjectId }: LinkSubject,
  answer: StoredAnswer,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, answer))
    .where(and(eq(table.organisationId, organisationId), eq(table.id, subjectId)));
}

/** Returns the person that a link leads to, and the incident. */
export async function safetyPersonOfLink(
  db: Queryable,
  { organisationId, subjectId }: LinkSubject,
) {
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      incidentId: table.incidentId,
      name: table.name,
      mobile: table.mobile,
      phone: table.phone,
      answer: table.answer,
      helpAt: table.helpAt,
      helpPlace: table.helpPlace,
      helpText: table.helpText,
    })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.id, subjectId)))
    .limit(1);
  return row;
}

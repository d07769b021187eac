import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { updateRows } from "../../../platform/database/sql/bulk-writes-store";
import { ALL_ROWS } from "../../../platform/database/sql/row-range";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { rowOf } from "../../../platform/database/sql/row-of";
import { isSending, latestDeliveries, type SentMessages } from "../alerts/delivery-outcomes-store";
import { safetyCheckPeople as table } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";
import { ofIncident } from "./safety-people-store";

/* The messages of safety checks: which are being sent, and whom to remind or to report. */

const byId = ({ organisationId, incidentId }: IncidentKey) =>
  ({
    by: ["id"],
    which: sql`t.organisation_id = ${organisationId} and t.incident_id = ${incidentId} and t.id = v.id`,
    returning: "id",
  }) as const;

/** Records the newest messages to people. */
export async function storeSent(
  tx: Queryable,
  key: IncidentKey,
  people: readonly (SentMessages &
    Pick<SafetyPerson, "personId" | "emailDelivery" | "smsDelivery" | "reminders">)[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map(({ personId, ...sent }) => ({ ...sent, id: personId, sentAt: now }));
  await updateRows(tx, table, rows, byId(key));
}

/** Returns the people to whom messages are being sent, and what has become of each. */
export async function listSendingTo(db: Queryable, key: IncidentKey) {
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      email: table.email,
      mobile: table.mobile,
      answer: table.answer,
      emailDelivery: table.emailDelivery,
      emailMessageId: table.emailMessageId,
      smsDelivery: table.smsDelivery,
      smsMessageId: table.smsMessageId,
    })
    .from(table)
    .where(and(ofIncident(key), isSending(table)))
    .orderBy(asc(sql`lower(${table.name})`), asc(table.id))
    .limit(ALL_ROWS.limit);
  const latest = await latestDeliveries(db, rows);
  return rows.map((row) => ({
    ...row,
    emailNow: latest(row.emailMessageId),
    smsNow: latest(row.smsMessageId),
  }));
}

/** Marks the silence of people as reported, and returns those of whom it was not yet. */
export async function reportSilence(
  tx: Queryable,
  key: IncidentKey,
  personIds: readonly string[],
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await tx
    .update(table)
    .set(rowOf(table, { isSilenceReported: true }))
    .where(
      and(
        ofIncident(key),
        eq(table.isSilenceReported, false),
        sql`${table.id} = any (${sql.param(personIds)}::uuid[])`,
      ),
    )
    .returning({ personId: table.id });
  return new Set(rows.map(({ personId }) => personId));
}

/** Returns incidents whose safety check has messages that are being sent, or people to remind or to report on. */
export async function incidentsWithSafetyWork(
  db: Queryable,
  now: Date,
  max: number,
): Promise<IncidentKey[]> {
  const { rows } = await db.execute<IncidentKey>(sql`
    select distinct ${columnsOf<IncidentKey>({
      organisationId: sql`i.organisation_id`,
      planId: sql`i.plan_id`,
      incidentId: sql`i.id`,
    })}
    from safety_check_people p
    join incidents i on i.organisation_id = p.organisation_id and i.id = p.incident_id
    where p.email_message_id is not null or p.sms_message_id is not null
      or (p.answer is null and not p.is_silence_reported and i.status = 'active'
        and p.asked_at + make_interval(mins => i.escalation_minutes) <= ${now}::timestamptz)
    order by 1, 3 limit ${max}`);
  return rows;
}

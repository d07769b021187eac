import type { ContactCheck, ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import { isLinkOpen } from "@holdfast/contract/contact-checks/contact-check-rules";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import type { RowRange } from "../../platform/database/sql/row-range";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";
import { contactsAs } from "../directory/public";
import { teamMembersAs } from "../teams/public";

type Row = Pick<
  ContactCheck,
  "contactId" | "version" | "details" | "jobTitle" | "isInTeam" | "reminders"
> & {
  readonly confirmedAt: string | null;
  readonly sentAt: string | null;
  readonly answeredAt: string | null;
  readonly proposalId: string | null;
  readonly proposal: ContactDetails | null;
};

/** Returns the contacts of the plan's organisation with what they were asked, those of the plan's teams first. */
export async function listChecks(
  db: Queryable,
  scope: PlanScope,
  page: RowRange,
  now: Date,
): Promise<ContactCheck[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      contactId: sql`c.id`,
      version: sql`c.version`,
      details: jsonOf<ContactDetails>({
        firstName: sql`c.first_name`,
        lastName: sql`c.last_name`,
        email: sql`c.email`,
        phone: sql`c.phone`,
        mobile: sql`c.mobile`,
        afterHoursPhone: sql`c.after_hours_phone`,
      }),
      jobTitle: sql`c.job_title`,
      isInTeam: sql`c.id in (
        select m.contact_id from ${teamMembersAs("m")}
        where m.organisation_id = ${scope.organisationId} and m.plan_id = ${scope.planId})`,
      reminders: sql`coalesce(k.reminders, 0)`,
      confirmedAt: sql`c.confirmed_at`,
      sentAt: sql`k.sent_at`,
      answeredAt: sql`k.answered_at`,
      proposalId: sql`k.id`,
      proposal: sql`k.proposal`,
    })}
    from ${contactsAs("c")}
    left join contact_checks k on k.organisation_id = c.organisation_id and k.contact_id = c.id
    where c.organisation_id = ${scope.organisationId}
    order by "isInTeam" desc, lower(c.last_name), lower(c.first_name), c.id
    limit ${page.limit} offset ${page.offset}`);
  return rows.map((row) => responseOf(row, now));
}

const instantOf = (stored: string | null) => (stored === null ? null : new Date(stored));

function responseOf(row: Row, now: Date): ContactCheck {
  const { contactId, version, details, jobTitle, isInTeam, reminders, proposalId, proposal } = row;
  const sentAt = instantOf(row.sentAt);
  const answeredAt = instantOf(row.answeredAt);
  const isWaiting = sentAt !== null && answeredAt === null && isLinkOpen(sentAt, now);
  return {
    contactId,
    version,
    details,
    jobTitle,
    isInTeam,
    reminders,
    confirmedAt: instantOf(row.confirmedAt)?.toISOString() ?? null,
    askedAt: isWaiting ? sentAt.toISOString() : null,
    proposal:
      proposalId !== null && proposal !== null && answeredAt !== null
        ? { proposalId, proposedAt: answeredAt.toISOString(), details: proposal }
        : null,
  };
}

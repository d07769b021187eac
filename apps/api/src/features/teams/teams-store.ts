import {
  TEAM_TYPES,
  type TeamType,
  teamTypeById,
} from "@holdfast/content/library/response/team-types";
import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import type { Designation, Team, TeamContact } from "@holdfast/contract/teams/team";
import type { addTeamContacts as addEndpoint } from "@holdfast/contract/teams/team-endpoints";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope, PlanScope } from "../../platform/access/scope";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { contactsAs } from "../directory/public";
import { plansAs } from "../plans/public";
import { teamContacts, teams } from "./teams-table";

/** Inserts the three teams of a new plan; a plan always has all of them. */
export async function createTeams(
  tx: Queryable,
  plan: { readonly organisationId: string; readonly planId: string },
  newId: () => string,
): Promise<void> {
  const { organisationId, planId } = plan;
  await tx.insert(teams).values(
    rowsOf(
      teams,
      TEAM_TYPES.map(({ teamTypeId }) => ({ organisationId, id: newId(), planId, teamTypeId })),
    ),
  );
}

type Row = Pick<Team, "teamId" | "teamContacts"> & Pick<typeof teams.$inferSelect, "teamTypeId">;

/** A contact `c` of a team `m`. */
const teamContact = jsonOf<TeamContact>({
  contactId: sql`c.id`,
  designation: sql`m.designation`,
  confirmedAt: sql`to_char(c.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  contact: jsonOf<TeamContact["contact"]>({
    contactId: sql`c.id`,
    firstName: sql`c.first_name`,
    lastName: sql`c.last_name`,
    email: sql`c.email`,
    phone: sql`c.phone`,
    mobile: sql`c.mobile`,
    afterHoursPhone: sql`c.after_hours_phone`,
    jobTitle: sql`c.job_title`,
  }),
});

const teamRows = (scope: PlanScope, which: SQL) => sql`
  select ${columnsOf<Row>({
    teamId: sql`t.id`,
    teamTypeId: sql`t.team_type_id`,
    teamContacts: sql`coalesce((
      select json_agg(${teamContact}
        order by m.designation desc, m.created_at, lower(c.last_name), lower(c.first_name), c.id)
      from team_contacts m
      join ${contactsAs("c")} on c.organisation_id = m.organisation_id and c.id = m.contact_id
      where m.organisation_id = t.organisation_id and m.team_id = t.id), '[]')`,
  })}
  from teams t
  where t.organisation_id = ${scope.organisationId} and t.plan_id = ${scope.planId} and ${which}
  order by t.team_type_id
  limit ${MAX_ROWS}`;

/** The members of teams, once for each team, for a statement of another feature. */
export const teamMembersAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: teams.organisationId,
      planId: teams.planId,
      teamTypeId: teams.teamTypeId,
      contactId: teamContacts.contactId,
      designation: teamContacts.designation,
      createdAt: teamContacts.createdAt,
    })
    .from(teams)
    .innerJoin(
      teamContacts,
      and(eq(teamContacts.organisationId, teams.organisationId), eq(teamContacts.teamId, teams.id)),
    )
    .as(alias);

function typeOf(teamTypeId: number): TeamType {
  const type = teamTypeById(teamTypeId);
  if (!type) throw new Error(`There is no team type ${teamTypeId}.`);
  return type;
}

function responseOf(row: Row): Team {
  const { teamTypeId, name, displayName } = typeOf(row.teamTypeId);
  return {
    teamId: row.teamId,
    teamType: { teamTypeId, name, displayName },
    teamContacts: row.teamContacts,
  };
}

/** Returns the teams of a plan with their contacts, Primaries first. */
export async function listTeams(db: Queryable, scope: PlanScope): Promise<Team[]> {
  const { rows } = await db.execute<Row>(teamRows(scope, sql`true`));
  return rows.map(responseOf);
}

export async function readTeam(
  db: Queryable,
  scope: PlanScope,
  teamId: string,
): Promise<Team | undefined> {
  const { rows } = await db.execute<Row>(teamRows(scope, sql`t.id = ${teamId}`));
  return rows[0] && responseOf(rows[0]);
}

type UseRow = Omit<ContactUses["teams"][number], "teamName"> &
  Pick<typeof teams.$inferSelect, "teamTypeId">;

/** Returns a contact's teams in every plan of the organisation, by plan name and team, at most `max`. */
export async function listTeamsOfContact(
  db: Queryable,
  scope: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["teams"]> {
  const { rows } = await db.execute<UseRow>(sql`
    select ${columnsOf<UseRow>({
      planId: sql`t.plan_id`,
      planName: sql`p.name`,
      teamTypeId: sql`t.team_type_id`,
      designation: sql`m.designation`,
    })}
    from team_contacts m
    join teams t on t.organisation_id = m.organisation_id and t.id = m.team_id
    join ${plansAs("p")} on p.organisation_id = t.organisation_id and p.id = t.plan_id
    where m.organisation_id = ${scope.organisationId} and m.contact_id = ${contactId}
    order by lower(p.name), p.id, t.team_type_id
    limit ${max}`);
  return rows.map(({ teamTypeId, ...use }) => ({ ...use, teamName: typeOf(teamTypeId).name }));
}

/** Adds contacts that the team does not have yet. Returns the ids of those added. */
export async function insertTeamContacts(
  db: Queryable,
  row: Pick<typeof teamContacts.$inferInsert, "organisationId" | "teamId" | "createdAt">,
  contacts: BodyOf<typeof addEndpoint>,
): Promise<Set<string>> {
  const inserted = await db
    .insert(teamContacts)
    .values(
      rowsOf(
        teamContacts,
        contacts.map((contact) => ({ ...contact, ...row })),
      ),
    )
    .onConflictDoNothing()
    .returning({ contactId: teamContacts.contactId });
  return new Set(inserted.map(({ contactId }) => contactId));
}

const theContact = (
  scope: PlanScope,
  { teamId, contactId }: { readonly teamId: string; readonly contactId: string },
) =>
  and(
    eq(teamContacts.organisationId, scope.organisationId),
    eq(teamContacts.teamId, teamId),
    eq(teamContacts.contactId, contactId),
    // Requires the team to be of this plan.
    sql`exists (select 1 from ${teams} where ${teams.organisationId} = ${scope.organisationId}
      and ${teams.id} = ${teamId} and ${teams.planId} = ${scope.planId})`,
  );

/** Changes a contact's designation. Returns whether the team of this plan has the contact. */
export async function updateTeamContact(
  db: Queryable,
  scope: PlanScope,
  which: { readonly teamId: string; readonly contactId: string },
  designation: Designation,
): Promise<boolean> {
  const rows = await db
    .update(teamContacts)
    .set(rowOf(teamContacts, { designation }))
    .where(theContact(scope, which))
    .returning({ contactId: teamContacts.contactId });
  return rows.length > 0;
}

/** Removes a contact. Returns whether the team of this plan had it. */
export async function deleteTeamContact(
  db: Queryable,
  scope: PlanScope,
  which: { readonly teamId: string; readonly contactId: string },
): Promise<boolean> {
  const rows = await db
    .delete(teamContacts)
    .where(theContact(scope, which))
    .returning({ contactId: teamContacts.contactId });
  return rows.length > 0;
}

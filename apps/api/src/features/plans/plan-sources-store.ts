import { type SQL, sql } from "drizzle-orm";

/** Returns the plans of an organisation for a statement written as SQL. */
export const plansOfOrganisation = (organisationId: SQL) => sql`(
  select * from plans where organisation_id = ${organisationId})`;

/** Returns a plan's name and when its contacts are stale, for a statement written as SQL. */
export const planWithId = (organisationId: SQL, planId: SQL) => sql`(
  select id, name, contact_check_days from plans where organisation_id = ${organisationId} and id = ${planId})`;

/** The plans that ask the stale contacts of their teams, for a statement written as SQL. */
export const plansAskingContacts = sql`(
  select organisation_id, id, contact_check_days from plans where asks_stale_contacts)`;

/** The plans whose teams get a question a month, for a statement written as SQL. */
export const plansWithMonthlyQuestions = sql`(
  select organisation_id, id, branch_id, currency_code, mtpd_id from plans where asks_monthly_questions)`;

/** Selects the organisation of a plan, for a statement written as SQL. */
export const organisationOfPlan = (planId: string) => sql`
  select organisation_id from plans where id = ${planId}`;

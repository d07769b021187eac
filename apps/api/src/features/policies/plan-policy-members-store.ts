import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { MAX_POLICY_MEMBERS } from "@holdfast/contract/policies/policy";
import { and, eq, sql } from "drizzle-orm";
import type { OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowsOf } from "../../platform/database/sql/row-of";
import { contactsAs } from "../directory/public";
import { plansAs } from "../plans/public";
import { planPolicyMembers as members } from "./policies-table";

type PlanMember = PlanPolicy["planPolicyMembers"][number];

const ofPlan = (scope: PlanScope) =>
  and(eq(members.organisationId, scope.organisationId), eq(members.planId, scope.planId));

/** Returns the contacts who are accountable for the policy in a plan, in the selected order. */
export async function listPlanMembers(
  db: Queryable,
  scope: PlanScope,
): Promise<PlanPolicy["planPolicyMembers"]> {
  const { rows } = await db.execute<PlanMember>(sql`
    select ${columnsOf<PlanMember>({
      contactId: sql`c.id`,
      firstName: sql`c.first_name`,
      lastName: sql`c.last_name`,
      jobTitle: sql`c.job_title`,
    })}
    from plan_policy_members m
    join ${contactsAs("c")} on c.organisation_id = m.organisation_id and c.id = m.contact_id
    where m.organisation_id = ${scope.organisationId} and m.plan_id = ${scope.planId}
    order by m.position
    limit ${MAX_POLICY_MEMBERS}`);
  return rows;
}

/** Replaces the accountable contacts of a plan. The caller has touched the plan and so holds its row. */
export async function replacePlanMembers(
  db: Queryable,
  scope: PlanScope,
  contactIds: readonly string[],
): Promise<void> {
  await db.delete(members).where(ofPlan(scope));
  await db.insert(members).values(
    rowsOf(
      members,
      contactIds.map((contactId, position) => ({
        organisationId: scope.organisationId,
        planId: scope.planId,
        contactId,
        position,
      })),
    ),
  );
}

/** Returns the plans in which a contact is accountable for the policy, by name, at most `max`. */
export async function listPlansOfMember(
  db: Queryable,
  { organisationId }: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["policies"]> {
  type Row = ContactUses["policies"][number];
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({ planId: sql`p.id`, planName: sql`p.name` })}
    from plan_policy_members m
    join ${plansAs("p")} on p.organisation_id = m.organisation_id and p.id = m.plan_id
    where m.organisation_id = ${organisationId} and m.contact_id = ${contactId}
    order by lower(p.name), p.id
    limit ${max}`);
  return rows;
}

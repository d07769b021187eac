import type { PlanPolicy } from "@holdfast/contract/policies/policy";
import { MAX_POLICY_MEMBERS } from "@holdfast/contract/policies/policy";
import { and, asc, eq } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { contactsTable as contacts } from "../directory/public";
import { planPolicyMembers as members } from "./policies-table";

const ofPlan = (scope: PlanScope) =>
  and(eq(members.organisationId, scope.organisationId), eq(members.planId, scope.planId));

/** Returns the contacts who are accountable for the policy in a plan, in the selected order. */
export const listPlanMembers = (
  db: Queryable,
  scope: PlanScope,
): Promise<PlanPolicy["planPolicyMembers"]> =>
  db
    .select({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      jobTitle: contacts.jobTitle,
    })
    .from(members)
    .innerJoin(
      contacts,
      and(eq(contacts.organisationId, members.organisationId), eq(contacts.id, members.contactId)),
    )
    .where(ofPlan(scope))
    .orderBy(asc(members.position))
    .limit(MAX_POLICY_MEMBERS);

/** Replaces the accountable contacts of a plan. The caller has touched the plan and so holds its row. */
export async function replacePlanMembers(
  db: Queryable,
  scope: PlanScope,
  contactIds: readonly string[],
): Promise<void> {
  await db.delete(members).where(ofPlan(scope));
  await db.insert(members).values(
    contactIds.map((contactId, position) => ({
      organisationId: scope.organisationId,
      planId: scope.planId,
      contactId,
      position,
    })),
  );
}

import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import { and, eq, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowsOf } from "../../platform/database/sql/row-of";
import { planAccountableContacts, plans } from "./plans-table";

export async function replaceAccountableContacts(
  db: Queryable,
  plan: { readonly organisationId: string; readonly planId: string },
  contactIds: readonly string[],
) {
  const { organisationId, planId } = plan;
  await db
    .delete(planAccountableContacts)
    .where(
      and(
        eq(planAccountableContacts.organisationId, organisationId),
        eq(planAccountableContacts.planId, planId),
      ),
    );
  if (contactIds.length > 0)
    await db.insert(planAccountableContacts).values(
      rowsOf(
        planAccountableContacts,
        [...new Set(contactIds)].map((contactId) => ({ organisationId, planId, contactId })),
      ),
    );
}

/** Returns the plans that a contact is accountable for, by name, at most `max`. */
export const listPlansOfContact = (
  db: Queryable,
  { organisationId }: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["plans"]> =>
  db
    .select({ planId: plans.id, planName: plans.name })
    .from(planAccountableContacts)
    .innerJoin(
      plans,
      and(
        eq(plans.organisationId, planAccountableContacts.organisationId),
        eq(plans.id, planAccountableContacts.planId),
      ),
    )
    .where(
      and(
        eq(planAccountableContacts.organisationId, organisationId),
        eq(planAccountableContacts.contactId, contactId),
      ),
    )
    .orderBy(sql`lower(${plans.name})`, plans.id)
    .limit(max);

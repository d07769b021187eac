import {
  strategicThirdPartyCategoriesOfClass,
  strategicThirdPartyCategoryById,
} from "@holdfast/content/library/strategic-third-party-categories";
import type {
  StrategicThirdParty,
  StrategicThirdPartyChanges,
  StrategicThirdPartyInput,
} from "@holdfast/contract/directory/third-party";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type Part, WHOLE } from "../../platform/database/part";
import type { Services } from "../../platform/services";
import { strategicThirdPartiesTable as thirdParties } from "./directory-table";

const columns = {
  strategicThirdPartyId: thirdParties.id,
  name: thirdParties.name,
  email: thirdParties.email,
  phone: thirdParties.phone,
  address: thirdParties.address,
  additionalAddressInformation: thirdParties.additionalAddressInformation,
  website: thirdParties.website,
  strategicThirdPartyCategoryId: thirdParties.strategicThirdPartyCategoryId,
  strategicThirdPartyCategoryText: thirdParties.strategicThirdPartyCategoryText,
  contactPerson: thirdParties.contactPerson,
  comments: thirdParties.comments,
};

const theThirdParty = (scope: OrganisationScope, id: string) =>
  and(eq(thirdParties.organisationId, scope.organisationId), eq(thirdParties.id, id));

/** The category's own text is told only while the category is 'Other'; it waits in the row meanwhile. */
function responseOf(
  row: Omit<StrategicThirdParty, "strategicThirdPartyCategory">,
): StrategicThirdParty {
  const category = strategicThirdPartyCategoryById(row.strategicThirdPartyCategoryId);
  if (!category)
    throw new Error(`The library lacks third party category ${row.strategicThirdPartyCategoryId}.`);
  return {
    ...row,
    strategicThirdPartyCategory: category,
    strategicThirdPartyCategoryText: category.isOther ? row.strategicThirdPartyCategoryText : null,
  };
}

/** The organisation's, by name; of one class where `classId` is given. */
export async function listThirdParties(
  db: Queryable,
  scope: OrganisationScope,
  classId?: number,
  part: Part = WHOLE,
): Promise<StrategicThirdParty[]> {
  const ofClass =
    classId === undefined
      ? undefined
      : inArray(
          thirdParties.strategicThirdPartyCategoryId,
          strategicThirdPartyCategoriesOfClass(classId).map(
            (category) => category.strategicThirdPartyCategoryId,
          ),
        );
  const rows = await db
    .select(columns)
    .from(thirdParties)
    .where(and(eq(thirdParties.organisationId, scope.organisationId), ofClass))
    .orderBy(asc(sql`lower(${thirdParties.name})`), asc(thirdParties.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map(responseOf);
}

export async function insertThirdParty(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  given: StrategicThirdPartyInput,
): Promise<StrategicThirdParty> {
  const id = newId();
  await db.insert(thirdParties).values({ ...given, organisationId, id, createdAt: clock.now() });
  return responseOf({ strategicThirdPartyId: id, ...given });
}

/** The changed row, or undefined where there is none in this organisation. */
export async function updateThirdParty(
  db: Queryable,
  scope: OrganisationScope,
  id: string,
  changes: StrategicThirdPartyChanges,
): Promise<StrategicThirdParty | undefined> {
  const [row] = await db
    .update(thirdParties)
    // The key stays as it is; naming it lets a change of nothing be the same statement.
    .set({ ...changes, organisationId: scope.organisationId })
    .where(theThirdParty(scope, id))
    .returning(columns);
  return row && responseOf(row);
}

/** Whether there was such a row in this organisation. */
export async function deleteThirdParty(
  db: Queryable,
  scope: OrganisationScope,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(thirdParties)
    .where(theThirdParty(scope, id))
    .returning({ id: thirdParties.id });
  return rows.length > 0;
}

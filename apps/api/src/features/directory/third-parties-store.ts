import {
  strategicThirdPartyCategoriesOfClass,
  strategicThirdPartyCategoryById,
} from "@holdfast/content/library/impact/strategic-third-party-categories";
import type {
  StrategicThirdParty,
  StrategicThirdPartyChanges,
  StrategicThirdPartyInput,
} from "@holdfast/contract/directory/third-party";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import type { Services } from "../../platform/services";
import { rowsAfter } from "../../platform/database/sql/rows-after-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { strategicThirdPartiesTable as thirdParties } from "./directory-table";
import { inBatches } from "../../platform/database/sql/many-rows-store";

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
  version: thirdParties.version,
} satisfies Record<Exclude<keyof StrategicThirdParty, "strategicThirdPartyCategory">, unknown>;

const theThirdParty = (scope: OrganisationScope, id: string) =>
  and(eq(thirdParties.organisationId, scope.organisationId), eq(thirdParties.id, id));

/** Returns the category's own text only while the category is 'Other'; otherwise it remains in the row unused. */
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

/** The order of the index on names. */
const BY_NAME = [sql`lower(${thirdParties.name})`, thirdParties.id] as const;

/** Returns the organisation's third parties by name; of one class if `classId` is given. */
export async function listThirdParties(
  db: Queryable,
  scope: OrganisationScope,
  classId?: number,
  page: RowRange = ALL_ROWS,
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
    .where(
      rowsAfter(
        thirdParties,
        and(eq(thirdParties.organisationId, scope.organisationId), ofClass),
        BY_NAME,
        page,
      ),
    )
    .orderBy(...BY_NAME)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(responseOf);
}

export async function insertThirdParty(
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: StrategicThirdPartyInput,
): Promise<StrategicThirdParty> {
  const id = newId();
  await db
    .insert(thirdParties)
    .values(rowOf(thirdParties, { ...input, organisationId, id, createdAt: clock.now() }));
  return responseOf({ strategicThirdPartyId: id, ...input, version: 1 });
}

/** The same for many third parties; returns nothing. */
export const insertThirdParties = (
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  { organisationId }: OrganisationScope,
  input: readonly StrategicThirdPartyInput[],
): Promise<void> =>
  inBatches(input, async (batch) => {
    const createdAt = clock.now();
    const rows = batch.map((thirdParty) => ({
      ...thirdParty,
      organisationId,
      id: newId(),
      createdAt,
    }));
    await db.insert(thirdParties).values(rowsOf(thirdParties, rows));
  });

/** Returns the third party, or undefined if this organisation has none. */
export async function readThirdParty(
  db: Queryable,
  scope: OrganisationScope,
  id: string,
): Promise<StrategicThirdParty | undefined> {
  const [row] = await db
    .select(columns)
    .from(thirdParties)
    .where(theThirdParty(scope, id))
    .limit(1);
  return row && responseOf(row);
}

/** Changes a third party; only if it has that version, if one is given. Returns whether it did. */
export async function updateThirdParty(
  db: Queryable,
  scope: OrganisationScope,
  id: string,
  changes: StrategicThirdPartyChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(thirdParties)
    .set(rowOf(thirdParties, { ...changes, version: nextVersion(thirdParties) }))
    .where(and(theThirdParty(scope, id), isVersion(thirdParties, version)))
    .returning({ id: thirdParties.id });
  return rows.length > 0;
}

import type {
  Policy,
  PolicyMember,
  PolicySignatureInput,
} from "@holdfast/contract/policies/policy";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import type { NamedContact } from "../directory/public";
import { policies, policyMembers } from "./policies-table";

const ofOrganisation = ({ organisationId }: OrganisationScope) =>
  eq(policies.organisationId, organisationId);

/** Returns versions of the policy with their members, newest first. */
export async function listVersions(
  db: Queryable,
  scope: OrganisationScope,
  max = MAX_ROWS,
): Promise<Policy[]> {
  const versions = await db
    .select({
      policyId: policies.id,
      version: policies.version,
      businessContinuityResponsible: policies.responsible,
      createdAt: policies.createdAt,
      reviewDate: policies.reviewDate,
      savedByUserName: policies.savedByUserName,
      signedBy: policies.signedBy,
      signedOn: policies.signedOn,
    })
    .from(policies)
    .where(ofOrganisation(scope))
    .orderBy(desc(policies.version))
    .limit(max);
  const members = await membersOf(
    db,
    scope,
    versions.map(({ policyId }) => policyId),
  );
  return versions.map(({ createdAt, ...version }) => ({
    ...version,
    lastModifiedDate: createdAt.toISOString(),
    members: members.get(version.policyId) ?? [],
  }));
}

/** Returns the members of each version in their order. */
async function membersOf(
  db: Queryable,
  { organisationId }: OrganisationScope,
  policyIds: readonly string[],
): Promise<Map<string, PolicyMember[]>> {
  const members = new Map<string, PolicyMember[]>(policyIds.map((id) => [id, []]));
  if (policyIds.length === 0) return members;
  const rows = await db
    .select({
      policyId: policyMembers.policyId,
      member: {
        contactId: policyMembers.contactId,
        firstName: policyMembers.firstName,
        lastName: policyMembers.lastName,
        jobTitle: policyMembers.jobTitle,
      },
    })
    .from(policyMembers)
    .where(
      and(
        eq(policyMembers.organisationId, organisationId),
        inArray(policyMembers.policyId, [...policyIds]),
      ),
    )
    .orderBy(asc(policyMembers.policyId), asc(policyMembers.position));
  for (const { policyId, member } of rows) members.get(policyId)?.push(member);
  return members;
}

/** Returns the policy in force. */
export const readNewest = async (
  db: Queryable,
  scope: OrganisationScope,
): Promise<Policy | undefined> => (await listVersions(db, scope, 1))[0];

export type NewPolicy = {
  readonly id: string;
  readonly responsible: string;
  readonly reviewDate: string;
  readonly savedByUserName: string;
  readonly createdAt: Date;
  readonly members: readonly NamedContact[];
};

/** Inserts the next version. The caller holds the lock of the organisation's list of policies. */
export async function insertVersion(
  db: Queryable,
  { organisationId, userId }: OrganisationScope,
  { members, ...policy }: NewPolicy,
): Promise<void> {
  await db.insert(policies).values(
    rowOf(policies, {
      ...policy,
      organisationId,
      savedByUserId: userId,
      version: sql`(select coalesce(max(${policies.version}), 0) + 1 from ${policies}
      where ${policies.organisationId} = ${organisationId})`,
    }),
  );
  await db.insert(policyMembers).values(
    rowsOf(
      policyMembers,
      members.map((member, position) => ({
        ...member,
        organisationId,
        policyId: policy.id,
        position,
      })),
    ),
  );
}

/** Records the signature of the newest version. Returns whether `policyId` is the newest. */
export async function updateSignature(
  db: Queryable,
  scope: OrganisationScope,
  policyId: string,
  signature: PolicySignatureInput,
): Promise<boolean> {
  const rows = await db
    .update(policies)
    .set(rowOf(policies, signature))
    .where(
      and(
        ofOrganisation(scope),
        eq(policies.id, policyId),
        sql`${policies.version} = (select max(newest.version) from policies newest
          where newest.organisation_id = ${scope.organisationId})`,
      ),
    )
    .returning({ id: policies.id });
  return rows.length > 0;
}

/** Returns whether the organisation has this version. */
export async function hasVersion(
  db: Queryable,
  scope: OrganisationScope,
  policyId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(ofOrganisation(scope), eq(policies.id, policyId)))
    .limit(1);
  return rows.length > 0;
}

import { HEAD_OFFICE } from "@holdfast/contract/organisations/organisation";
import { createOrganisation as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { mintOrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { refuseFurtherOrganisation } from "../../platform/limits/row-limits-store";
import { fieldError } from "../../platform/problem-error";
import type { Queryable } from "../../platform/database/database";
import { lockUser } from "../../platform/database/row-locks-store";
import type { Services } from "../../platform/services";
import {
  hasDefault,
  insertMember,
  insertOrganisation,
  readOrganisation,
} from "./organisations-store";
import { insertBranch } from "./places-store";

type NewOrganisation = BodyOf<typeof endpoint>;

/**
 * Inserts an organisation, its Head Office and its owner; also for brokers and the demo.
 * @returns the owner's scope.
 */
export async function createOrganisationWithOwner(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  given: NewOrganisation,
  people: { readonly ownerId: string; readonly brokerageId: string | null },
) {
  const now = services.clock.now();
  await lockUser(tx, people.ownerId);
  const organisationId = services.newId();
  const { address, additionalAddressInformation, ...profile } = given;
  const row = { id: organisationId, brokerageId: people.brokerageId };
  await insertOrganisation(tx, { ...row, createdAt: now, updatedAt: now }, profile);
  await insertBranch(
    tx,
    { organisationId, id: services.newId(), isHeadOffice: true, createdAt: now },
    { name: HEAD_OFFICE, address, additionalAddressInformation, email: null, phone: null },
  );
  await insertMember(tx, {
    organisationId,
    userId: people.ownerId,
    role: "owner",
    isDefault: !(await hasDefault(tx, people.ownerId)),
    createdAt: now,
  });
  return mintOrganisationScope({
    organisationId,
    userId: people.ownerId,
    role: "owner",
    isArchived: false,
  });
}

/** @throws ProblemError at the field for a code that is not in the industry classification. */
export async function checkIndustry(
  { riskService }: Pick<Services, "riskService">,
  code: string | undefined,
): Promise<void> {
  if (code !== undefined && !(await riskService.findIndustry(code)))
    throw fieldError("industryCode", "Please select industry.");
}

export const createOrganisation = route(
  endpoint,
  ({ body, session, origin }, services) =>
    services.database.transaction(async (tx) => {
      await refuseFurtherOrganisation(tx, services, session.userId);
      const people = { ownerId: session.userId, brokerageId: null };
      const scope = await createOrganisationWithOwner(tx, services, body, people);
      await recordEvent(tx, services, {
        action: "organisations.created",
        actorUserId: session.userId,
        organisationId: scope.organisationId,
        address: origin.address,
      });
      const organisation = await readOrganisation(tx, scope);
      if (!organisation) throw new Error("The new organisation was not found.");
      return organisation;
    }),
  { before: ({ body }, services) => checkIndustry(services, body.industryCode) },
);

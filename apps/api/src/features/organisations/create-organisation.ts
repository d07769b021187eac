import { HEAD_OFFICE } from "@holdfast/contract/organisations/organisation";
import { createOrganisation as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { type BrokerageScope, createOrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { assertMayAddOrganisation } from "../../platform/limits/row-limits-store";
import { fieldError } from "../../platform/problem-error";
import type { Queryable } from "../../platform/database/database";
import { lockUser } from "../../platform/database/sql/row-locks-store";
import type { Services } from "../../platform/services";
import {
  hasDefault,
  insertMember,
  insertOrganisation,
  readOrganisation,
} from "./organisations-store";
import { insertBranch } from "./locations/branches-store";
import { withCountry } from "./country/country-rules";

type NewOrganisation = BodyOf<typeof endpoint>;

/** Inserts an organisation and its Head Office. Returns their ids. */
async function insertWithHeadOffice(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  { address, additionalAddressInformation, country, ...profile }: NewOrganisation,
  row: { readonly brokerageId: string | null; readonly logoFileId?: string | null },
) {
  const now = services.clock.now();
  const organisationId = services.newId();
  const headOfficeId = services.newId();
  await insertOrganisation(
    tx,
    { id: organisationId, ...row, createdAt: now, updatedAt: now },
    profile,
  );
  await insertBranch(
    tx,
    { organisationId, id: headOfficeId, isHeadOffice: true, createdAt: now },
    withCountry(
      {
        name: HEAD_OFFICE,
        address,
        additionalAddressInformation,
        country,
        email: null,
        phone: null,
      },
      null,
    ),
  );
  return { organisationId, headOfficeId };
}

/** Inserts an organisation without members that a brokerage manages. Returns the broker's scope. */
export async function createManagedOrganisation(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  {
    input,
    broker: { brokerageId, userId },
    logoFileId,
  }: {
    readonly input: NewOrganisation;
    readonly broker: BrokerageScope;
    readonly logoFileId: string | null;
  },
) {
  const row = { brokerageId, logoFileId };
  const { organisationId, headOfficeId } = await insertWithHeadOffice(tx, services, input, row);
  const scope = createOrganisationScope({
    organisationId,
    userId,
    role: "broker",
    isArchived: false,
  });
  return { scope, headOfficeId };
}

/**
 * Inserts an organisation, its Head Office and its owner; also for the demo.
 * @returns the owner's scope.
 */
export async function createOrganisationWithOwner(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  input: NewOrganisation,
  people: { readonly ownerId: string; readonly brokerageId: string | null },
) {
  await lockUser(tx, people.ownerId);
  const { brokerageId } = people;
  const { organisationId } = await insertWithHeadOffice(tx, services, input, { brokerageId });
  await insertMember(tx, {
    organisationId,
    userId: people.ownerId,
    role: "owner",
    isDefault: !(await hasDefault(tx, people.ownerId)),
    createdAt: services.clock.now(),
  });
  return createOrganisationScope({
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
  { before: ({ body }, services) => checkIndustry(services, body.industryCode) },
  ({ body, session, origin }, services) =>
    services.database.transaction(async (tx) => {
      await assertMayAddOrganisation(tx, services, session.userId);
      const people = { ownerId: session.userId, brokerageId: null };
      const scope = await createOrganisationWithOwner(tx, services, body, people);
      await recordEvent(tx, services, {
        action: "organisations.created",
        actorUserId: session.userId,
        organisationId: scope.organisationId,
        address: origin.address,
      });
      const organisation = await readOrganisation(tx, services, scope);
      if (!organisation) throw new Error("The new organisation was not found.");
      return organisation;
    }),
);

import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import {
  createAlternativeSite,
  createBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import {
  emailKeyOf,
  findSession,
  openSession,
  registerConfirmed,
} from "../../src/features/accounts/public";
import { createBrokerage } from "../../src/features/brokerages/public";
import { addMember } from "../../src/features/organisations/public";
import { DAY, later } from "../../src/platform/clock";
import type { Caller as Calls } from "../../src/demo/caller";
import type { TestApp } from "../setup/test-app";

/** The records that an organisation with a plan can have, by the name of their id. */
export const ID_NAMES = [
  "orgId",
  "branchId",
  "headOfficeId",
  "alternativeSiteId",
  "departmentId",
  "contactId",
  "customerId",
  "supplierId",
  "strategicThirdPartyId",
  "strategicCriticalAreaId",
  "strategicBiaId",
  "tacticalBiaId",
  "assetId",
  "recoveryStrategyId",
  "teamId",
  "teamContactId",
  "riskId",
  "memberId",
  "inviteeEmail",
  "brokerageId",
  "sessionId",
] as const;
export type IdName = (typeof ID_NAMES)[number];

/** What a fixture is created from: the organisation with its plan, and the caller. */
export type FixtureContext = {
  readonly app: TestApp;
  readonly call: Calls;
  readonly organisationId: string;
  readonly headOfficeId: string;
  readonly planId: string;
  /** Part of every name in this organisation, and of no other. */
  readonly tag: string;
  fixtureId(name: IdName): Promise<string>;
  readonly inOrganisation: { readonly orgId: string };
  readonly inPlan: { readonly planId: string };
};

const party = ({ tag }: FixtureContext) => ({
  name: tag,
  email: "party@access.example",
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
});
const contact = async ({ call, inOrganisation, tag }: FixtureContext) => {
  const body = { firstName: tag, lastName: "Person", contactTypeId: 1, workTypeId: 1 };
  return (await call(createContact, { params: inOrganisation, body })).contactId;
};
export const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error("The list is empty.");
  return row;
};

/** Creates the record of an id; returns the id. */
export const FIXTURES: Readonly<Record<IdName, (context: FixtureContext) => Promise<string>>> = {
  orgId: (context: FixtureContext) => Promise.resolve(context.organisationId),
  branchId: async ({ call, inOrganisation, tag }: FixtureContext) =>
    (await call(createBranch, { params: inOrganisation, body: { name: tag, address: tag } }))
      .branchId,
  headOfficeId: (context: FixtureContext) => Promise.resolve(context.headOfficeId),
  alternativeSiteId: async ({ call, inOrganisation, tag }: FixtureContext) =>
    (
      await call(createAlternativeSite, {
        params: inOrganisation,
        body: { name: tag, address: tag },
      })
    ).alternativeSiteId,
  departmentId: async ({ call, inOrganisation, headOfficeId, tag }: FixtureContext) =>
    first(
      await call(createDepartments, {
        params: { ...inOrganisation, branchId: headOfficeId },
        body: { names: [tag] },
      }),
    ).departmentId,
  contactId: contact,
  customerId: async (context: FixtureContext) =>
    (await context.call(createCustomer, { params: context.inOrganisation, body: party(context) }))
      .customerId,
  supplierId: async (context: FixtureContext) =>
    (await context.call(createSupplier, { params: context.inOrganisation, body: party(context) }))
      .supplierId,
  strategicThirdPartyId: async (context: FixtureContext) =>
    (
      await context.call(createStrategicThirdParty, {
        params: context.inOrganisation,
        body: { ...party(context), strategicThirdPartyCategoryId: 1, contactPerson: context.tag },
      })
    ).strategicThirdPartyId,
  strategicCriticalAreaId: async ({ call, inOrganisation, tag }: FixtureContext) =>
    (
      await call(createStrategicCriticalArea, {
        params: inOrganisation,
        body: { name: tag, strategicCriticalAreaCategoryId: 1 },
      })
    ).strategicCriticalAreaId,
  strategicBiaId: async ({ call, inPlan, fixtureId }: FixtureContext) =>
    (
      await call(createStrategicBia, {
        params: inPlan,
        body: {
          strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"),
          criticality: 3,
        },
      })
    ).strategicBiaId,
  tacticalBiaId: async ({ call, inPlan, fixtureId }: FixtureContext) => {
    const body = [{ departmentId: await fixtureId("departmentId"), rto: 1, rpo: 1 }];
    return first(await call(createTacticalBias, { params: inPlan, body })).tacticalBiaId;
  },
  assetId: async ({ call, inPlan, fixtureId, tag }: FixtureContext) => {
    const asset = { assetTypeId: 1, name: tag, quantity: 1 };
    const body = [{ departmentId: await fixtureId("departmentId"), ...asset }];
    return first(await call(createAssets, { params: inPlan, body })).assetId;
  },
  recoveryStrategyId: async ({ call, inPlan, fixtureId }: FixtureContext) => {
    const body = [{ departmentId: await fixtureId("departmentId"), recoveryStrategyTypeId: 3 }];
    const { recoveryStrategyId } = first(
      await call(createRecoveryStrategies, { params: inPlan, body }),
    );
    return recoveryStrategyId ?? "";
  },
  teamId: async ({ call, inPlan }: FixtureContext) =>
    first(await call(listTeams, { params: inPlan })).teamId,
  /** A contact of that team. */
  teamContactId: async (context: FixtureContext) => {
    const contactId = await contact(context);
    await context.call(addTeamContacts, {
      params: { ...context.inPlan, teamId: await context.fixtureId("teamId") },
      body: [{ contactId, designation: "Primary" }],
    });
    return contactId;
  },
  riskId: async ({ call, inPlan, tag }: FixtureContext) =>
    (
      await call(createRisk, {
        params: inPlan,
        body: {
          riskCategoryId: 1,
          name: tag,
          likelihoodPresetId: 1,
          cost: 100,
          mitigationStrategyIds: [6],
          mitigationProcess: tag,
        },
      })
    ).riskId,
  /** A person with read access. */
  memberId: async ({ app, organisationId, tag }: FixtureContext) => {
    const { services } = app;
    const userId = await registerConfirmed(services.database.query, services, {
      email: emailKeyOf(`member.${tag}@access.example`),
      passwordHash: "no one logs in",
      firstName: tag,
      lastName: "Member",
    });
    const member = { organisationId, userId: userId ?? "", role: "viewer" as const };
    await services.database.transaction((tx) =>
      addMember(tx, { ...member, addedByUserId: null, createdAt: services.clock.now() }),
    );
    return member.userId;
  },
  inviteeEmail: async ({ app, call, inOrganisation, tag }: FixtureContext) => {
    const email = `invitee.${tag}@access.example`;
    await call(inviteMember, { params: inOrganisation, body: { email, roleId: 3 } });
    // A pending email would change the database during a test.
    await app.outbox.drain();
    return email;
  },
  /** A brokerage that manages no organisation. */
  brokerageId: ({ app, tag }: FixtureContext) =>
    app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: tag, quota: 0 }),
    ),
  /** Another session of the organisation's owner. */
  sessionId: async ({ app, call }: FixtureContext) => {
    const { services } = app;
    const token = await openSession(services.database.query, services, {
      userId: (await call(readUser, {})).id,
      isRemembered: false,
      expiresAt: later(services.clock.now(), DAY),
    });
    return (await findSession(services, token))?.sessionId ?? "";
  },
};

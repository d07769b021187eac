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

/** The rows that an organisation with a plan can be given, by the name of their id. */
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

/** What the rows are made of: the organisation with its plan, and who makes them. */
export type Making = {
  readonly app: TestApp;
  readonly call: Calls;
  readonly organisationId: string;
  readonly headOfficeId: string;
  readonly planId: string;
  /** Stands in every name of this organisation and nowhere else. */
  readonly mark: string;
  take(name: IdName): Promise<string>;
  readonly inOrganisation: { readonly orgId: string };
  readonly inPlan: { readonly planId: string };
};

const party = ({ mark }: Making) => ({
  name: mark,
  email: "party@access.example",
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
});
const contact = async ({ call, inOrganisation, mark }: Making) => {
  const body = { firstName: mark, lastName: "Person", contactTypeId: 1, workTypeId: 1 };
  return (await call(createContact, { params: inOrganisation, body })).contactId;
};
export const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error("The list is empty.");
  return row;
};

/** How the row of an id comes into being; answers the id. */
export const MAKERS: Readonly<Record<IdName, (making: Making) => Promise<string>>> = {
  orgId: (making: Making) => Promise.resolve(making.organisationId),
  branchId: async ({ call, inOrganisation, mark }: Making) =>
    (await call(createBranch, { params: inOrganisation, body: { name: mark, address: mark } }))
      .branchId,
  headOfficeId: (making: Making) => Promise.resolve(making.headOfficeId),
  alternativeSiteId: async ({ call, inOrganisation, mark }: Making) =>
    (
      await call(createAlternativeSite, {
        params: inOrganisation,
        body: { name: mark, address: mark },
      })
    ).alternativeSiteId,
  departmentId: async ({ call, inOrganisation, headOfficeId, mark }: Making) =>
    first(
      await call(createDepartments, {
        params: { ...inOrganisation, branchId: headOfficeId },
        body: { names: [mark] },
      }),
    ).departmentId,
  contactId: contact,
  customerId: async (making: Making) =>
    (await making.call(createCustomer, { params: making.inOrganisation, body: party(making) }))
      .customerId,
  supplierId: async (making: Making) =>
    (await making.call(createSupplier, { params: making.inOrganisation, body: party(making) }))
      .supplierId,
  strategicThirdPartyId: async (making: Making) =>
    (
      await making.call(createStrategicThirdParty, {
        params: making.inOrganisation,
        body: { ...party(making), strategicThirdPartyCategoryId: 1, contactPerson: making.mark },
      })
    ).strategicThirdPartyId,
  strategicCriticalAreaId: async ({ call, inOrganisation, mark }: Making) =>
    (
      await call(createStrategicCriticalArea, {
        params: inOrganisation,
        body: { name: mark, strategicCriticalAreaCategoryId: 1 },
      })
    ).strategicCriticalAreaId,
  strategicBiaId: async ({ call, inPlan, take }: Making) =>
    (
      await call(createStrategicBia, {
        params: inPlan,
        body: {
          strategicCriticalAreaId: await take("strategicCriticalAreaId"),
          criticality: 3,
        },
      })
    ).strategicBiaId,
  tacticalBiaId: async ({ call, inPlan, take }: Making) => {
    const body = [{ departmentId: await take("departmentId"), rto: 1, rpo: 1 }];
    return first(await call(createTacticalBias, { params: inPlan, body })).tacticalBiaId;
  },
  assetId: async ({ call, inPlan, take, mark }: Making) => {
    const asset = { assetTypeId: 1, name: mark, quantity: 1 };
    const body = [{ departmentId: await take("departmentId"), ...asset }];
    return first(await call(createAssets, { params: inPlan, body })).assetId;
  },
  recoveryStrategyId: async ({ call, inPlan, take }: Making) => {
    const body = [{ departmentId: await take("departmentId"), recoveryStrategyTypeId: 3 }];
    const { recoveryStrategyId } = first(
      await call(createRecoveryStrategies, { params: inPlan, body }),
    );
    return recoveryStrategyId ?? "";
  },
  teamId: async ({ call, inPlan }: Making) =>
    first(await call(listTeams, { params: inPlan })).teamId,
  /** A contact of that team. */
  teamContactId: async (making: Making) => {
    const contactId = await contact(making);
    await making.call(addTeamContacts, {
      params: { ...making.inPlan, teamId: await making.take("teamId") },
      body: [{ contactId, designation: "Primary" }],
    });
    return contactId;
  },
  riskId: async ({ call, inPlan, mark }: Making) =>
    (
      await call(createRisk, {
        params: inPlan,
        body: {
          riskCategoryId: 1,
          name: mark,
          likelihoodPresetId: 1,
          cost: 100,
          mitigationStrategyIds: [6],
          mitigationProcess: mark,
        },
      })
    ).riskId,
  /** A person who can read. */
  memberId: async ({ app, organisationId, mark }: Making) => {
    const { services } = app;
    const userId = await registerConfirmed(services.database.query, services, {
      email: emailKeyOf(`member.${mark}@access.example`),
      passwordHash: "nobody signs in",
      firstName: mark,
      lastName: "Member",
    });
    const member = { organisationId, userId: userId ?? "", role: "viewer" as const };
    await services.database.transaction((tx) =>
      addMember(tx, { ...member, addedByUserId: null, createdAt: services.clock.now() }),
    );
    return member.userId;
  },
  inviteeEmail: async ({ app, call, inOrganisation, mark }: Making) => {
    const email = `invitee.${mark}@access.example`;
    await call(inviteMember, { params: inOrganisation, body: { email, roleId: 3 } });
    // A letter on its way would change the database under the eyes of a test.
    await app.outbox.drain();
    return email;
  },
  /** Of nobody's organisations. */
  brokerageId: ({ app, mark }: Making) =>
    app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: mark, quota: 0 }),
    ),
  /** Another session of the person whose organisation it is. */
  sessionId: async ({ app, call }: Making) => {
    const { services } = app;
    const token = await openSession(services.database.query, services, {
      userId: (await call(readUser, {})).id,
      isRemembered: false,
      expiresAt: later(services.clock.now(), DAY),
    });
    return (await findSession(services, token))?.sessionId ?? "";
  },
};

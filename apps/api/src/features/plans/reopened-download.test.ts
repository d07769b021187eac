import {
  createDepartments,
  listDepartments,
  updateDepartment,
} from "@holdfast/contract/business-units/department-endpoints";
import { confirmContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import {
  createContact,
  updateContact,
  deleteContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, deleteCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier, updateSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  createAlternativeSite,
  createBranch,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { confirmProposals, listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import {
  createInsurancePolicy,
  deleteInsurancePolicy,
  listInsurancePolicies,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import {
  listStrategicCriticalAreas,
  updateStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { askedContact } from "../../../test/factories/asked-contact";
import { fullPlan } from "../../../test/factories/full-plan";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { updateDownloaded } from "./changes/plan-changes-store";

type Cafe = Awaited<ReturnType<typeof fullPlan>>;

let app: TestApp;
let cafe: Cafe;
beforeAll(async () => {
  app = await testApp();
  cafe = await fullPlan(app, "owner@reopened.example");
});

const inOrganisation = (of: Cafe = cafe) => ({ params: { orgId: of.organisationId } });
const inPlan = () => ({ params: { planId: cafe.planId } });
const inLocation = (branchId = cafe.branchId) => ({
  params: { orgId: cafe.organisationId, branchId },
});
const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
const supplier = { name: "Bean Co", email: "orders@beans.example" };

/** Downloads the final plan, runs `act`, and returns whether the download still counts and the print is the same. */
async function after(act: () => Promise<unknown>) {
  const scope = { organisationId: cafe.organisationId, planId: cafe.planId };
  app.clock.pass(1000);
  const hashOf = async () => (await cafe.call(readPlanDocument, inPlan())).control.contentHash;
  const before = await hashOf();
  const now = app.clock.now();
  await updateDownloaded(app.services.database.query, scope, now, false);
  app.clock.pass(1000);
  await act();
  const { facts } = await cafe.call(readDashboard, inPlan());
  return {
    counts: facts.planDocumentDownloadedSinceLastChange,
    isSame: (await hashOf()) === before,
  };
}

describe("a final download that no longer counts", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["a new contact", () => cafe.call(createContact, { ...inOrganisation(), body: ana })],
    [
      "a changed contact",
      () =>
        cafe.call(updateContact, {
          params: { orgId: cafe.organisationId, contactId: cafe.contactId },
          body: { ...ana, firstName: "Mei", lastName: "Tan", mobile: "+61 491 570 006" },
        }),
    ],
    [
      "a deleted contact",
      () => cafe.call(deleteContacts, { ...inOrganisation(), body: { ids: [cafe.contactId] } }),
    ],
    ["a new supplier", () => cafe.call(createSupplier, { ...inOrganisation(), body: supplier })],
    [
      "a deleted customer",
      async () => {
        const { customerId } = await cafe.call(createCustomer, {
          ...inOrganisation(),
          body: { name: "Hotel", email: "desk@hotel.example" },
        });
        expect(
          await after(() =>
            cafe.call(deleteCustomer, {
              params: { orgId: cafe.organisationId, customerId },
            }),
          ),
        ).toEqual({ counts: false, isSame: false });
        await cafe.call(createCustomer, {
          ...inOrganisation(),
          body: { name: "Club", email: "desk@club.example" },
        });
      },
    ],
    [
      "a new third party",
      () =>
        cafe.call(createStrategicThirdParty, {
          ...inOrganisation(),
          body: {
            name: "Harbour Law",
            email: "desk@law.example",
            contactPerson: "Jo Park",
            strategicThirdPartyCategoryId: 1,
          },
        }),
    ],
    [
      "a renamed strategic area",
      async () => {
        const [area] = await cafe.call(listStrategicCriticalAreas, inOrganisation());
        await cafe.call(updateStrategicCriticalArea, {
          params: {
            orgId: cafe.organisationId,
            strategicCriticalAreaId: area?.strategicCriticalAreaId ?? "",
          },
          body: { name: "Serving dinners", strategicCriticalAreaCategoryId: 1 },
        });
      },
    ],
    [
      "a new recovery site",
      () =>
        cafe.call(createAlternativeSite, {
          ...inOrganisation(),
          body: { name: "Hall", address: "2 Dock Road, Fremantle WA 6160" },
        }),
    ],
    [
      "a moved location",
      () =>
        cafe.call(updateBranch, {
          ...inLocation(),
          body: { name: "Head Office", address: "9 High Street, Fremantle WA 6160" },
        }),
    ],
    [
      "a stated country",
      () =>
        cafe.call(updateBranch, {
          ...inLocation(),
          body: { name: "Head Office", address: "9 High Street", country: "NZ" },
        }),
    ],
    [
      "a new business unit",
      () => cafe.call(createDepartments, { ...inLocation(), body: { names: ["Bar"] } }),
    ],
    [
      "a renamed business unit",
      async () => {
        const [unit] = await cafe.call(listDepartments, inLocation());
        await cafe.call(updateDepartment, {
          params: { ...inLocation().params, departmentId: unit?.departmentId ?? "" },
          body: { name: "Front bar" },
        });
      },
    ],
    [
      "another name of the organisation",
      () => cafe.call(updateOrganisation, { ...inOrganisation(), body: { name: "Harbour Cafe" } }),
    ],
    [
      "a new insurance policy",
      () =>
        cafe.call(createInsurancePolicy, {
          ...inPlan(),
          body: { kind: "Cyber", insurer: "Harbour Mutual" },
        }),
    ],
    [
      "a deleted insurance policy",
      async () => {
        const [policy] = await cafe.call(listInsurancePolicies, inPlan());
        await cafe.call(deleteInsurancePolicy, {
          params: { ...inPlan().params, insurancePolicyId: policy?.insurancePolicyId ?? "" },
        });
      },
    ],
  ])("no longer counts a final download after %s", async (_case, act) => {
    expect(await after(act)).toEqual({ counts: false, isSame: false });
  });

  it("no longer counts a final download after a business unit printed as proposed is confirmed", async () => {
    await cafe.call(createDepartments, {
      ...inLocation(),
      body: { names: ["Bakery"], proposed: true },
    });
    const proposals = await cafe.call(listProposals, inOrganisation());
    const recordIds = proposals
      .filter(({ kind }) => kind === "department")
      .map(({ recordId }) => recordId);
    expect(
      await after(() =>
        cafe.call(confirmProposals, {
          ...inOrganisation(),
          body: { kind: "department", recordIds },
        }),
      ),
    ).toEqual({ counts: false, isSame: false });
  });
});

describe("a final download that still counts", () => {
  it("still counts a final download after a contact confirms their details", async () => {
    const { contact, link } = await askedContact(app, cafe.call, cafe, "priya@reopened.example");
    const body = { ...link, version: contact.version };
    expect(await after(() => app.call(confirmContactCheck, { body }))).toEqual({
      counts: true,
      isSame: true,
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "a new business unit of another location",
      () =>
        cafe.call(createDepartments, { ...inLocation(cafe.warehouse), body: { names: ["Van"] } }),
    ],
    [
      "a change in another organisation",
      async () => {
        const other = await fullPlan(app, "other@reopened.example");
        await other.call(createBranch, {
          ...inOrganisation(other),
          body: { name: "Shed", address: "3 Dock Road" },
        });
      },
    ],
    ["a download", () => Promise.resolve()],
  ])("still counts a final download after %s", async (_case, act) => {
    expect(await after(act)).toEqual({ counts: true, isSame: true });
  });

  it("still counts a final download after an entry is saved unchanged", async () => {
    const { supplierId } = await cafe.call(createSupplier, {
      ...inOrganisation(),
      body: { ...supplier, name: "Milk Co" },
    });
    const params = { orgId: cafe.organisationId, supplierId };
    const save = () =>
      cafe.call(updateSupplier, { params, body: { ...supplier, name: "Milk Co" } });
    expect(await after(save)).toEqual({ counts: true, isSame: true });
  });
});

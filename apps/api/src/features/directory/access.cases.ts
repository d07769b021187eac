import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import {
  type AccessCases,
  type FixtureContext,
  type Fixtures,
  accessCase,
  accessCases,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";

const party = ({ tag }: FixtureContext) => ({
  name: tag,
  email: "party@access.example",
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
});

const PARTY = { name: "Access", email: "access@access.example" };

export const cases: AccessCases = {
  ...accessCases("signedIn", [
    "listContactTypes",
    "listWorkTypes",
    "listStrategicThirdPartyCategories",
  ]),
  listContacts: accessCase("readOrganisation"),
  createContact: accessCase("changeOrganisation", async (fixtureId) => ({
    body: {
      firstName: "Access",
      lastName: "Person",
      contactTypeId: 1,
      workTypeId: 1,
      branchId: await fixtureId("branchId"),
    },
  })),
  updateContact: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { contactId: await fixtureId("contactId") },
    body: { jobTitle: "Access", branchId: await fixtureId("branchId") },
  })),
  deleteContact: accessCase("changeOrganisation", pathParams("contactId")),
  listCustomers: accessCase("readOrganisation"),
  createCustomer: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateCustomer: accessCase("changeOrganisation", pathParamsWith(PARTY, "customerId")),
  deleteCustomer: accessCase("changeOrganisation", pathParams("customerId")),
  listSuppliers: accessCase("readOrganisation"),
  createSupplier: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateSupplier: accessCase("changeOrganisation", pathParamsWith(PARTY, "supplierId")),
  deleteSupplier: accessCase("changeOrganisation", pathParams("supplierId")),
  listStrategicThirdParties: accessCase("readOrganisation"),
  createStrategicThirdParty: accessCase("changeOrganisation", async () => ({
    body: { ...PARTY, strategicThirdPartyCategoryId: 1, contactPerson: "Access" },
  })),
  updateStrategicThirdParty: accessCase(
    "changeOrganisation",
    pathParamsWith(PARTY, "strategicThirdPartyId"),
  ),
  deleteStrategicThirdParty: accessCase("changeOrganisation", pathParams("strategicThirdPartyId")),
};

export const fixtures: Fixtures = {
  contactId: async ({ call, inOrganisation, tag }) => {
    const body = { firstName: tag, lastName: "Person", contactTypeId: 1, workTypeId: 1 };
    return (await call(createContact, { params: inOrganisation, body })).contactId;
  },
  customerId: async (context) =>
    (await context.call(createCustomer, { params: context.inOrganisation, body: party(context) }))
      .customerId,
  supplierId: async (context) =>
    (await context.call(createSupplier, { params: context.inOrganisation, body: party(context) }))
      .supplierId,
  strategicThirdPartyId: async (context) =>
    (
      await context.call(createStrategicThirdParty, {
        params: context.inOrganisation,
        body: { ...party(context), strategicThirdPartyCategoryId: 1, contactPerson: context.tag },
      })
    ).strategicThirdPartyId,
};

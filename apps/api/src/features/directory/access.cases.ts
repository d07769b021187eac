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
  entryIds,
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

/** Rows that are there already are left out, so that the request succeeds more than once. */
const importCase = (csv: string, query: Readonly<Record<string, string>> = {}) =>
  accessCase("changeOrganisation", async () => ({
    query: { skipDuplicates: "true", ...query },
    file: Buffer.from(csv),
  }));
const withClass = async () => ({ query: { classId: "1" } });

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
  deleteContacts: accessCase("changeOrganisation", entryIds("contactId")),
  listCustomers: accessCase("readOrganisation"),
  createCustomer: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateCustomer: accessCase("changeOrganisation", pathParamsWith(PARTY, "customerId")),
  deleteCustomer: accessCase("changeOrganisation", pathParams("customerId")),
  deleteCustomers: accessCase("changeOrganisation", entryIds("customerId")),
  listSuppliers: accessCase("readOrganisation"),
  createSupplier: accessCase("changeOrganisation", async () => ({ body: PARTY })),
  updateSupplier: accessCase("changeOrganisation", pathParamsWith(PARTY, "supplierId")),
  deleteSupplier: accessCase("changeOrganisation", pathParams("supplierId")),
  deleteSuppliers: accessCase("changeOrganisation", entryIds("supplierId")),
  listStrategicThirdParties: accessCase("readOrganisation"),
  createStrategicThirdParty: accessCase("changeOrganisation", async () => ({
    body: { ...PARTY, strategicThirdPartyCategoryId: 1, contactPerson: "Access" },
  })),
  updateStrategicThirdParty: accessCase(
    "changeOrganisation",
    pathParamsWith(PARTY, "strategicThirdPartyId"),
  ),
  deleteStrategicThirdParty: accessCase("changeOrganisation", pathParams("strategicThirdPartyId")),
  deleteStrategicThirdParties: accessCase("changeOrganisation", entryIds("strategicThirdPartyId")),
  ...accessCases("signedIn", [
    "downloadContactTemplate",
    "downloadCustomerTemplate",
    "downloadSupplierTemplate",
  ]),
  downloadStrategicThirdPartyTemplate: accessCase("signedIn", withClass),
  exportContacts: accessCase("readOrganisation"),
  exportCustomers: accessCase("readOrganisation"),
  exportSuppliers: accessCase("readOrganisation"),
  exportStrategicThirdParties: accessCase("readOrganisation", withClass),
  importContacts: importCase(
    "First name,Last name,Contact type,Work type\nAccess,Import,Internal,Full time",
  ),
  importCustomers: importCase("Name,Email\nImport,access@access.example"),
  importSuppliers: importCase("Name,Email\nImport,access@access.example"),
  importStrategicThirdParties: importCase(
    "Name,Email,Category,Contact person\nImport,access@access.example,Solicitor,Access",
    { classId: "1" },
  ),
};

const addContact = async ({ call, inOrganisation, tag }: FixtureContext) => {
  const body = { firstName: tag, lastName: "Person", contactTypeId: 1, workTypeId: 1 };
  return (await call(createContact, { params: inOrganisation, body })).contactId;
};
const addCustomer = async (context: FixtureContext) =>
  (await context.call(createCustomer, { params: context.inOrganisation, body: party(context) }))
    .customerId;
const addSupplier = async (context: FixtureContext) =>
  (await context.call(createSupplier, { params: context.inOrganisation, body: party(context) }))
    .supplierId;
const addThirdParty = async (context: FixtureContext) =>
  (
    await context.call(createStrategicThirdParty, {
      params: context.inOrganisation,
      body: { ...party(context), strategicThirdPartyCategoryId: 1, contactPerson: context.tag },
    })
  ).strategicThirdPartyId;

export const fixtures: Fixtures = {
  contactId: addContact,
  customerId: addCustomer,
  supplierId: addSupplier,
  strategicThirdPartyId: addThirdParty,
};

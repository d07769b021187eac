import { updateFirm } from "@holdfast/contract/clients/firm-endpoints";
import { listContactChecks } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { correctContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  createContact,
  listContacts,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import {
  createCustomer,
  listCustomers,
  updateCustomer,
} from "@holdfast/contract/directory/customer-endpoints";
import {
  importContacts,
  importCustomers,
  importStrategicThirdParties,
  importSuppliers,
} from "@holdfast/contract/directory/import-endpoints";
import {
  createSupplier,
  listSuppliers,
  updateSupplier,
} from "@holdfast/contract/directory/supplier-endpoints";
import {
  createStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import {
  createAlternativeSite,
  createBranch,
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import {
  createInsurancePolicy,
  updateInsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { appRoutes } from "../../../src/app";
import { callerOf, type Caller } from "../../../src/demo/caller";
import { askedContact } from "../../factories/asked-contact";
import { brokerageDesk } from "../../factories/brokerages";
import { ownerWithPlan } from "../../factories/workspace";
import { testApp } from "../../setup/test-app";

/* Every call that stores a phone number, in an organisation in New Zealand, on a server in New Zealand. */

/** Returns what a call stores for a typed number. */
type Store = (typed: string) => Promise<unknown>;

/** The numbers of accounts are typed with their country code, which their schemas require. */
const WITH_COUNTRY_CODE = new Set(["sendMobileCode.phoneNumber", "updateUser.phoneNumber"]);
const IMPORTS_WITHOUT_NUMBERS = new Set(["importAssets", "importStrategicCriticalAreas"]);
const PHONE_FIELD = /"(\w*phone\w*|mobile)":\{/giu;

const numbersOfBodies = appRoutes.flatMap(({ endpoint }) => {
  const schema =
    endpoint.body && z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" });
  return [...JSON.stringify(schema ?? null).matchAll(PHONE_FIELD)].map(
    ([, field]) => `${endpoint.name}.${field}`,
  );
});
const numbersOfImports = appRoutes
  .map(({ endpoint }) => endpoint.name)
  .filter((name) => name.startsWith("import") && !IMPORTS_WITHOUT_NUMBERS.has(name))
  .flatMap((name) =>
    (name === "importContacts" ? ["phone", "mobile", "afterHoursPhone"] : ["phone"]).map(
      (field) => `${name}.${field}`,
    ),
  );
const NUMBERS = [...numbersOfBodies, ...numbersOfImports]
  .filter((number) => !WITH_COUNTRY_CODE.has(number))
  .toSorted();

const PERSON = { firstName: "Aroha", lastName: "Ngata", contactTypeId: 1, workTypeId: 1 };
const PLACE = { name: "Depot", address: "12 Example Street" };
const PARTNER = { name: "Quay Paper", email: "desk@quay.example", category: [] };
const ADVISER = {
  name: "Quay Law",
  email: "desk@law.example",
  contactPerson: "Mei Tan",
  strategicThirdPartyCategoryId: 1,
};
const POLICY = { kind: "Cyber", insurer: "Anchor Mutual" } as const;
const FIRM = { firmName: null, licence: null, adviserName: null, email: null };
const CONTACT_HEADERS = { phone: "Phone", mobile: "Mobile", afterHoursPhone: "After-hours number" };

let stores: Readonly<Record<string, Store>>;
beforeAll(async () => {
  const app = await testApp(undefined, { config: { defaultCountry: "NZ" } });
  const owner = await ownerWithPlan(app, "owner@phones.example");
  const { organisationId: orgId, planId, branchId } = owner;
  const call = callerOf(app.server, owner.token);
  const params = { orgId };
  const headOffice = { address: "1 Quay Street, Auckland", country: "NZ" };
  await call(updateBranch, { params: { orgId, branchId }, body: headOffice });
  const desk = await brokerageDesk(app, "desk@phones.example", { quota: 0 });
  const asBroker = callerOf(app.server, desk.as);
  stores = {
    ...contactStores(call, params),
    ...importStores(call, params),
    ...partyStores(call, params),
    ...placeStores(call, params),
    ...policyStores(call, { planId }),
    "updateFirm.phone": async (phone) =>
      (await asBroker(updateFirm, { params: desk.params, body: { ...FIRM, phone } })).phone,
    ...perContactNumber("correctContactCheck", async (field, typed) => {
      const email = `${field}${typed.replaceAll(" ", "")}@phones.example`;
      const { contact, link } = await askedContact(app, call, owner, email);
      const details = { firstName: "Priya", lastName: "Nair", email, [field]: typed };
      await call(correctContactCheck, { body: { ...link, version: 1, ...details } });
      const checks = await call(listContactChecks, { params: { planId } });
      return checks.find((check) => check.contactId === contact.contactId)?.proposal?.details[
        field
      ];
    }),
  };
});

type ContactNumber = keyof typeof CONTACT_HEADERS;
const perContactNumber = (
  name: string,
  store: (field: ContactNumber, typed: string) => Promise<unknown>,
): Record<string, Store> => ({
  [`${name}.phone`]: (typed) => store("phone", typed),
  [`${name}.mobile`]: (typed) => store("mobile", typed),
  [`${name}.afterHoursPhone`]: (typed) => store("afterHoursPhone", typed),
});

type InOrganisation = { readonly orgId: string };

const contactStores = (call: Caller, params: InOrganisation) => ({
  ...perContactNumber("createContact", async (field, typed) => {
    const contact = await call(createContact, { params, body: { ...PERSON, [field]: typed } });
    return contact[field];
  }),
  ...perContactNumber("updateContact", async (field, typed) => {
    const { contactId } = await call(createContact, { params, body: PERSON });
    const record = { ...params, contactId };
    return (await call(updateContact, { params: record, body: { [field]: typed } }))[field];
  }),
});

const fileOf = (headers: string, row: string) => new File([`${headers}\n${row}\n`], "list.csv");
let rows = 0;
/** Returns a name that no entry has. */
const newName = () => `Entry ${(rows += 1)}`;

const importStores = (call: Caller, params: InOrganisation): Record<string, Store> => ({
  ...perContactNumber("importContacts", async (field, typed) => {
    const name = newName();
    const headers = `First name,Last name,Contact type,Work type,${CONTACT_HEADERS[field]}`;
    const file = fileOf(headers, `${name},Ngata,Internal,Full time,${typed}`);
    await call(importContacts, { params, file, body: {} });
    const contacts = await call(listContacts, { params });
    return contacts.find(({ firstName }) => firstName === name)?.[field];
  }),
  "importCustomers.phone": async (typed) => {
    const name = newName();
    const file = fileOf("Name,Email,Phone", `${name},${rows}@quay.example,${typed}`);
    await call(importCustomers, { params, file, body: {} });
    return (await call(listCustomers, { params })).find((customer) => customer.name === name)
      ?.phone;
  },
  "importSuppliers.phone": async (typed) => {
    const name = newName();
    const file = fileOf("Name,Email,Phone", `${name},${rows}@quay.example,${typed}`);
    await call(importSuppliers, { params, file, body: {} });
    return (await call(listSuppliers, { params })).find((supplier) => supplier.name === name)
      ?.phone;
  },
  "importStrategicThirdParties.phone": async (typed) => {
    const name = newName();
    const row = `${name},${rows}@quay.example,Mei Tan,Solicitor,${typed}`;
    const file = fileOf("Name,Email,Contact person,Category,Phone", row);
    const query = { classId: "1" } as const;
    await call(importStrategicThirdParties, { params, query, file, body: {} });
    const all = await call(listStrategicThirdParties, { params });
    return all.find((party) => party.name === name)?.phone;
  },
});

const partyStores = (call: Caller, params: InOrganisation): Record<string, Store> => ({
  "createCustomer.phone": async (phone) =>
    (await call(createCustomer, { params, body: { ...PARTNER, phone } })).phone,
  "updateCustomer.phone": async (phone) => {
    const { customerId } = await call(createCustomer, { params, body: PARTNER });
    return (await call(updateCustomer, { params: { ...params, customerId }, body: { phone } }))
      .phone;
  },
  "createSupplier.phone": async (phone) =>
    (await call(createSupplier, { params, body: { ...PARTNER, phone } })).phone,
  "updateSupplier.phone": async (phone) => {
    const { supplierId } = await call(createSupplier, { params, body: PARTNER });
    return (await call(updateSupplier, { params: { ...params, supplierId }, body: { phone } }))
      .phone;
  },
  "createStrategicThirdParty.phone": async (phone) =>
    (await call(createStrategicThirdParty, { params, body: { ...ADVISER, phone } })).phone,
  "updateStrategicThirdParty.phone": async (phone) => {
    const added = await call(createStrategicThirdParty, { params, body: ADVISER });
    const record = { ...params, strategicThirdPartyId: added.strategicThirdPartyId };
    return (await call(updateStrategicThirdParty, { params: record, body: { phone } })).phone;
  },
});

const placeStores = (call: Caller, params: InOrganisation): Record<string, Store> => ({
  "createBranch.phone": async (phone) =>
    (await call(createBranch, { params, body: { ...PLACE, phone } })).phone,
  "updateBranch.phone": async (phone) => {
    const { branchId } = await call(createBranch, { params, body: PLACE });
    return (await call(updateBranch, { params: { ...params, branchId }, body: { phone } })).phone;
  },
  "createAlternativeSite.phone": async (phone) =>
    (await call(createAlternativeSite, { params, body: { ...PLACE, phone } })).phone,
  "updateAlternativeSite.phone": async (phone) => {
    const { alternativeSiteId } = await call(createAlternativeSite, { params, body: PLACE });
    const record = { ...params, alternativeSiteId };
    return (await call(updateAlternativeSite, { params: record, body: { phone } })).phone;
  },
});

const policyStores = (
  call: Caller,
  params: { readonly planId: string },
): Record<string, Store> => ({
  "createInsurancePolicy.claimsPhone": async (claimsPhone) =>
    (await call(createInsurancePolicy, { params, body: { ...POLICY, claimsPhone } })).claimsPhone,
  "updateInsurancePolicy.claimsPhone": async (claimsPhone) => {
    const { insurancePolicyId } = await call(createInsurancePolicy, { params, body: POLICY });
    const record = { ...params, insurancePolicyId };
    return (await call(updateInsurancePolicy, { params: record, body: { claimsPhone } }))
      .claimsPhone;
  },
});

it("covers every call and import that stores a number", () => {
  expect(Object.keys(stores).toSorted()).toEqual(NUMBERS);
});

describe.each(NUMBERS)("%s", (number) => {
  const store: Store = async (typed) => stores[number]?.(typed);

  it("reads a number without a country code in New Zealand", async () => {
    expect(await store("027 555 1234")).toBe("+64 27 555 1234");
  });

  it.skipIf(number.endsWith(".mobile"))("stores free numbers as they were typed", async () => {
    for (const typed of ["0800 123 456", "1300 555 011", "1800 555 012", "13 11 14"])
      expect(await store(typed)).toBe(typed);
  });
});

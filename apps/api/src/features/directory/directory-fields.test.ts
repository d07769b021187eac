import { createContact, updateContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, updateCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier, updateSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import {
  createStrategicThirdParty,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallInput, type TestApp, testApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";

/* The messages of specification 5, to the letter, when creating and updating. */

let app: TestApp;
let here: Workspace;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
});

const NAME = "Please input the name.";
const EMAIL = "Please input the email.";
const INVALID = "Please input an valid email.";
const CONTACT_TYPE = "Please select the contact type.";
const WORK_TYPE = "Please select the work type.";
const CATEGORY = "Please select category.";

const partnerRules = [
  ["name", undefined, NAME],
  ["name", " ", NAME],
  ["name", null, NAME],
  ["name", "n".repeat(201), "Please use at most 200 characters."],
  ["name", "a\u0000b", "Please remove characters that cannot be saved."],
  ["email", undefined, EMAIL],
  ["email", "  ", EMAIL],
  ["email", "orders@", INVALID],
  ["phone", "1".repeat(41), "Please use at most 40 characters."],
  ["website", "w".repeat(2_001), "Please use at most 2000 characters."],
] as const;
const tagRules = [
  ["category.0", [" "], "Please input the category."],
  [
    "category",
    Array.from({ length: 21 }, (_, tag) => `Tag ${tag}`),
    "Please use at most 20 categories.",
  ],
] as const;
const partner = { name: "Harbour Roasters", email: "orders@roasters.example" };

type Rule = readonly [path: string, value: unknown, message: string];
type Noun = {
  readonly noun: string;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly idName: string;
  readonly valid: Readonly<Record<string, unknown>>;
  readonly rules: readonly Rule[];
};
const nouns: readonly Noun[] = [
  {
    noun: "contact",
    create: createContact,
    update: updateContact,
    idName: "contactId",
    valid: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
    rules: [
      ["firstName", undefined, "Please input the first name."],
      ["firstName", " ", "Please input the first name."],
      ["lastName", undefined, "Please input the last name."],
      ["lastName", "", "Please input the last name."],
      ["contactTypeId", undefined, CONTACT_TYPE],
      ["contactTypeId", null, CONTACT_TYPE],
      ["contactTypeId", 5, CONTACT_TYPE],
      ["contactTypeId", 1.5, CONTACT_TYPE],
      ["workTypeId", undefined, WORK_TYPE],
      ["workTypeId", 0, WORK_TYPE],
      ["email", "ana", INVALID],
      ["email", `${"a".repeat(250)}@b.example`, "Please use at most 254 characters."],
      ["branchId", "head office", "This business location could not be found."],
    ],
  },
  {
    noun: "customer",
    create: createCustomer,
    update: updateCustomer,
    idName: "customerId",
    valid: partner,
    rules: [...partnerRules, ...tagRules],
  },
  {
    noun: "supplier",
    create: createSupplier,
    update: updateSupplier,
    idName: "supplierId",
    valid: partner,
    rules: [...partnerRules, ...tagRules],
  },
  {
    noun: "strategic third party",
    create: createStrategicThirdParty,
    update: updateStrategicThirdParty,
    idName: "strategicThirdPartyId",
    valid: { ...partner, contactPerson: "Mia Chen", strategicThirdPartyCategoryId: 1 },
    rules: [
      ...partnerRules,
      ["strategicThirdPartyCategoryId", undefined, CATEGORY],
      ["strategicThirdPartyCategoryId", 999, CATEGORY],
      ["contactPerson", undefined, "Please input the contact person."],
      ["contactPerson", " ", "Please input the contact person."],
      ["comments", "c".repeat(5_001), "Please use at most 5000 characters."],
    ],
  },
];

describe.each(nouns)("$noun", ({ create, update, idName, valid, rules }) => {
  const refusedFields = async (endpoint: Endpoint, params: object, body: object) => {
    const input = { as: here.token, params: { orgId: here.organisationId, ...params }, body };
    const { status, problem } = await app.call(endpoint, input as CallInput<Endpoint>);
    return [status, problem.errors];
  };

  test.each(rules)("%s as %j is rejected: %s", async (path, value, message) => {
    const [field = ""] = path.split(".");
    const refused = [400, [{ path, message }]];
    expect(await refusedFields(create, {}, { ...valid, [field]: value })).toEqual(refused);
    // An update may leave a field out.
    if (value === undefined) return;
    const unknown = { [idName]: app.services.newId() };
    expect(await refusedFields(update, unknown, { [field]: value })).toEqual(refused);
  });

  test("reports every invalid field at once", async () => {
    const [status, errors] = await refusedFields(create, {}, {});
    const missing = rules.filter(([, value]) => value === undefined);
    expect(status).toBe(400);
    expect(errors).toEqual(missing.map(([path, , message]) => ({ path, message })));
  });
});

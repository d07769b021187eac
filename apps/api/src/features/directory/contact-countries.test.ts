import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, updateCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { importContacts, importSuppliers } from "@holdfast/contract/directory/import-endpoints";
import { createSupplier, listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import {
  createStrategicThirdParty,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { CAFE } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

/* Numbers without a country code are read in the country of the organisation or location. */

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, "owner@numbers.example");
});

const organisationIn = async (country: string) => {
  const body = { ...CAFE, name: `Firm in ${country}`, address: "12 Quay Street", country };
  return { orgId: (await app.call(createOrganisation, { as, body })).body.organisationId };
};
const PERSON = { firstName: "Aroha", lastName: "Ngata", contactTypeId: 1, workTypeId: 1 };

describe("in an organisation in New Zealand", () => {
  let params: { readonly orgId: string };
  beforeAll(async () => {
    params = await organisationIn("NZ");
  });

  it("stores the numbers of a contact as New Zealand's", async () => {
    const numbers = {
      mobile: "027 555 1234",
      phone: "04 472 1234",
      afterHoursPhone: "0800 123 456",
    };
    const { body } = await app.call(createContact, { as, params, body: { ...PERSON, ...numbers } });
    expect(body).toMatchObject({
      mobile: "+64 27 555 1234",
      phone: "+64 4 472 1234",
      afterHoursPhone: "0800 123 456",
    });
  });

  it("stores the number of a supplier as New Zealand's", async () => {
    const body = { name: "Port Services", email: "desk@port.example", phone: "04 472 1235" };
    const answer = await app.call(createSupplier, { as, params, body: { ...body, category: [] } });
    expect(answer.body).toMatchObject({ phone: "+64 4 472 1235" });
  });

  describe("the number of a business whose address is in another country", () => {
    const abroad = { address: "12 George Street, Sydney NSW 2000", phone: "02 9252 1234" };
    const stored = { phone: "+61 2 9252 1234" };
    const firm = { name: "Quay Chandlers", email: "desk@quay.example" };

    it("reads a supplier's number in the country of its address", async () => {
      const body = { ...firm, ...abroad, category: [] };
      expect((await app.call(createSupplier, { as, params, body })).body).toMatchObject(stored);
    });

    it("reads a customer's number in the country of its address, before and after a change", async () => {
      const body = { ...firm, ...abroad, category: [] };
      const added = await app.call(createCustomer, { as, params, body });
      expect(added.body).toMatchObject(stored);
      const call = { as, params: { ...params, customerId: added.body.customerId } };
      const changed = await app.call(updateCustomer, { ...call, body: { phone: "02 9252 1235" } });
      expect(changed.body).toMatchObject({ phone: "+61 2 9252 1235" });
      const moved = { address: "1 Quay Street, Auckland, New Zealand", phone: "09 377 1234" };
      const { body: after } = await app.call(updateCustomer, { ...call, body: moved });
      expect(after).toMatchObject({ phone: "+64 9 377 1234" });
    });

    it("reads a strategic third party's number in the country of its address", async () => {
      const body = {
        ...firm,
        ...abroad,
        contactPerson: "Mei Tan",
        strategicThirdPartyCategoryId: 1,
      };
      const added = await app.call(createStrategicThirdParty, { as, params, body });
      expect(added.body).toMatchObject(stored);
      const id = added.body.strategicThirdPartyId;
      const changed = await app.call(updateStrategicThirdParty, {
        as,
        params: { ...params, strategicThirdPartyId: id },
        body: { phone: "02 9252 1235" },
      });
      expect(changed.body).toMatchObject({ phone: "+61 2 9252 1235" });
    });

    it("reads an imported number in the country of its address, if the address has one", async () => {
      const csv = [
        "Name,Email,Phone,Address",
        `Quay Ropes,ropes@quay.example,${abroad.phone},"${abroad.address}"`,
        `Quay Paint,paint@quay.example,04 472 1236,12 Example Street`,
      ].join("\n");
      const file = new File([csv], "suppliers.csv");
      const imported = await app.call(importSuppliers, { as, params, file, body: {} });
      expect(imported.status).toBe(200);
      const { body } = await app.call(listSuppliers, { as, params });
      const phoneOf = (name: string) => body.find((customer) => customer.name === name)?.phone;
      expect(phoneOf("Quay Ropes")).toBe(stored.phone);
      expect(phoneOf("Quay Paint")).toBe("+64 4 472 1236");
    });
  });

  it("reads a location's number in the location's own country", async () => {
    const place = { name: "Sydney", address: "1 George Street, Sydney", phone: "02 5550 0110" };
    const { body } = await app.call(createBranch, {
      as,
      params,
      body: { ...place, country: "AU" },
    });
    expect(body).toMatchObject({ phone: "+61 2 5550 0110" });
  });

  it("names the country in which the number of a row could not be read", async () => {
    const csv =
      "First name,Last name,Mobile,Contact type,Work type\nMia,Okafor,0491 570 006,Internal,Full time\n";
    const file = new File([csv], "staff.csv");
    const { problem } = await app.call(importContacts, { as, params, file, body: {} });
    expect(JSON.stringify(problem)).toContain(
      "Please add a valid number. It was read as a number in New Zealand.",
    );
  });
});

it("refuses a landline without a country code as a mobile, and accepts it with one", async () => {
  const params = await organisationIn("AU");
  const add = (mobile: string) =>
    app.call(createContact, { as, params, body: { ...PERSON, mobile } });
  expect((await add("027 555 1234")).problem.errors).toEqual([
    {
      path: "mobile",
      message: "This is not a mobile number in Australia. Start with + and the country code.",
    },
  ]);
  expect((await add("+61 2 7555 1234")).body).toMatchObject({ mobile: "+61 2 7555 1234" });
  expect((await add("+64 27 555 1234")).body).toMatchObject({ mobile: "+64 27 555 1234" });
});

it("stores numbers that only work at home as they were typed", async () => {
  const params = await organisationIn("AU");
  for (const phone of ["13 11 14", "1300 555 011", "1800 555 012", "180 2233"]) {
    const { body } = await app.call(createContact, { as, params, body: { ...PERSON, phone } });
    expect(body).toMatchObject({ phone });
  }
});

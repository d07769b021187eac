import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
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
  const body = { ...CAFE, name: `Firm in ${country}`, country };
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

import {
  createOrganisation,
  readOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import {
  createAlternativeSite,
  createBranch,
  listBranches,
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { CAFE } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});

const MANNERS_STREET = "45 Manners Street, Te Aro, Wellington";

/** Creates an organisation at an address. Returns calls in it. */
async function business(overrides: Partial<BodyInput<typeof createOrganisation>>) {
  const as = await signedInPerson(app, `owner${(count += 1)}@country.example`);
  const { body } = await app.call(createOrganisation, { as, body: { ...CAFE, ...overrides } });
  const params = { orgId: body.organisationId };
  const branchId = body.branches[0]?.branchId ?? "";
  return {
    as,
    params,
    branchId,
    organisation: async () => (await app.call(readOrganisation, { as, params })).body,
    headOffice: async () => (await app.call(listBranches, { as, params })).body[0],
    add: async (place: Omit<BodyInput<typeof createBranch>, "name">) =>
      (await app.call(createBranch, { as, params, body: { name: "Kiosk", ...place } })).body,
    change: async (changes: BodyInput<typeof updateBranch>) =>
      (await app.call(updateBranch, { as, params: { ...params, branchId }, body: changes })).body,
  };
}

const stated = (country: string) => ({ country, isCountryAssumed: false });
const assumed = (country: string) => ({ country, isCountryAssumed: true });

test("returns the stated country of a location, and of its organisation", async () => {
  const { organisation, headOffice } = await business({ address: MANNERS_STREET, country: "NZ" });
  expect(await headOffice()).toMatchObject(stated("NZ"));
  expect(await organisation()).toMatchObject(stated("NZ"));
});

test.each([
  [CAFE.address, stated("AU")],
  [`${MANNERS_STREET} 6011`, assumed("AU")],
  [`${MANNERS_STREET}, New Zealand`, stated("NZ")],
])("decides the country for '%s' or assumes the default if none is stated", async (address, is) => {
  const { organisation, headOffice } = await business({ address });
  expect(await headOffice()).toMatchObject(is);
  expect(await organisation()).toMatchObject(is);
});

test("decides by a phone number with the calling code of the town's country", async () => {
  const { change } = await business({ address: MANNERS_STREET });
  expect(await change({ phone: "+64 4 472 1234" })).toMatchObject(stated("NZ"));
});

test("does not decide by an Australian code, which forms have filled in by themselves", async () => {
  const { change } = await business({ address: MANNERS_STREET });
  expect(await change({ phone: "+61 2 7010 1234" })).toMatchObject(assumed("AU"));
});

test("decides by a pin, until the address changes", async () => {
  const { as, params, branchId, headOffice, change } = await business({ address: MANNERS_STREET });
  const pin = { latitude: -41.29, longitude: 174.78, kind: "branch" as const };
  await app.call(setLocationPosition, {
    as,
    params: { ...params, locationId: branchId },
    body: { ...pin, address: MANNERS_STREET },
  });
  expect(await headOffice()).toMatchObject(stated("NZ"));
  expect(await change({ address: "1 Wellington Street, Wellington" })).toMatchObject(assumed("AU"));
});

test("decides by the other locations, if all that were stated agree", async () => {
  const { as, params, headOffice } = await business({ address: MANNERS_STREET });
  const add = (country: string) =>
    app.call(createAlternativeSite, {
      as,
      params,
      body: { name: `Site in ${country}`, address: "9 Main Road", country },
    });
  expect((await add("NZ")).body).toMatchObject(stated("NZ"));
  expect(await headOffice()).toMatchObject(stated("NZ"));
  await add("AU");
  expect(await headOffice()).toMatchObject(assumed("AU"));
});

test("assumes the country of the Head Office for a location that says none", async () => {
  const { as, params } = await business({ address: MANNERS_STREET, country: "NZ" });
  const body = { name: "Kiosk", address: "Behind the old mill" };
  expect((await app.call(createBranch, { as, params, body })).body).toMatchObject(assumed("NZ"));
});

const MADRID = "Calle Mayor 5, 28013 Madrid, Spain";
const disputed = { ...assumed("ES"), disputedCountry: "GB" };

test("asks for the country if the address names a different country from the stated one", async () => {
  const { organisation, headOffice, add } = await business({ address: MADRID, country: "GB" });
  expect(await headOffice()).toMatchObject(disputed);
  expect(await organisation()).toMatchObject(assumed("ES"));
  expect(await add({ address: MADRID, country: "GB" })).toMatchObject(disputed);
  expect(await add({ address: "9 Main Road, London" })).toMatchObject(assumed("ES"));
});

test.each(["GB", "ES", "FR"])(
  "accepts %s as the final answer if address and stated country differ",
  async (country) => {
    const { headOffice, change } = await business({ address: MADRID, country: "GB" });
    const answered = { ...stated(country), disputedCountry: null };
    expect(await change({ country })).toMatchObject(answered);
    expect(await change({ name: "Office", country })).toMatchObject(answered);
    expect(await headOffice()).toMatchObject(answered);
  },
);

test("asks again when the stated country changes to one that the address does not name", async () => {
  const { change } = await business({ address: MADRID, country: "ES" });
  expect(await change({ country: "GB" })).toMatchObject(disputed);
});

test("determines a location's country again when its address changes", async () => {
  const { change, organisation } = await business({ address: "1 Road, Sydney", country: "AU" });
  const auckland = "1 Queen Street, Auckland 1010, New Zealand";
  expect(await change({ address: auckland })).toMatchObject(stated("NZ"));
  expect(await organisation()).toMatchObject(stated("NZ"));
  await change({ country: "NZ" });
  expect(await change({ address: MANNERS_STREET })).toMatchObject(assumed("AU"));
  expect(await change({ address: "2 Road, Sydney", country: "AU" })).toMatchObject(stated("AU"));
  expect(await change({ address: "2 Road, Sydney" })).toMatchObject(stated("AU"));
});

test("determines a recovery site's country again when its address changes", async () => {
  const { as, params } = await business({ address: MANNERS_STREET, country: "NZ" });
  const body = { name: "Site", address: "1 Road, Sydney", country: "AU" };
  const site = (await app.call(createAlternativeSite, { as, params, body })).body;
  const change = async (changes: BodyInput<typeof updateAlternativeSite>) =>
    (
      await app.call(updateAlternativeSite, {
        as,
        params: { ...params, alternativeSiteId: site.alternativeSiteId },
        body: changes,
      })
    ).body;
  expect(await change({ address: MADRID })).toMatchObject(stated("ES"));
  expect(await change({ country: "GB" })).toMatchObject(disputed);
  expect(await change({ country: "GB" })).toMatchObject(stated("GB"));
});

test("does not infer the country from a phone number that was read in the organisation's country", async () => {
  const { add } = await business({ address: "1 Queen Street, Auckland, New Zealand" });
  const address = "4 Main Road, Wellington";
  expect(await add({ address })).toMatchObject(assumed("NZ"));
  const read = await add({ address, phone: "021 873 1234" });
  expect(read).toMatchObject({ ...assumed("NZ"), phone: "+64 21 873 1234" });
  expect(await add({ address, phone: "+27 21 873 1234" })).toMatchObject(stated("ZA"));
});

test.each(["XX", "nz", "New Zealand"])(
  "rejects '%s', which is no country's code",
  async (country) => {
    const { as, params } = await business({});
    const body = { name: "Kiosk", address: "1 Road", country };
    const { problem } = await app.call(createBranch, { as, params, body });
    expect(problem.errors).toEqual([{ path: "country", message: "Please select a country." }]);
  },
);

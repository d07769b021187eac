import type { Location } from "@holdfast/contract/dashboard/location";
import {
  listLocations,
  removeLocationPosition,
  setLocationPosition,
} from "@holdfast/contract/dashboard/location-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import {
  createSupplier,
  deleteSupplier,
  updateSupplier,
} from "@holdfast/contract/directory/supplier-endpoints";
import { createAlternativeSite } from "@holdfast/contract/organisations/place-endpoints";
import { beforeAll, expect, test } from "vitest";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "owner@locations.example");
});

const locationsOf = async ({ token, planId }: PlanWorkspace) =>
  (await app.call(listLocations, { as: token, params: { planId } })).body.locations;
const named = (all: readonly Location[], name: string) =>
  all.find((location) => location.name === name);

async function newSupplier(name: string, address: string) {
  const { body } = await app.call(createSupplier, {
    as: owner.token,
    params: { orgId: owner.organisationId },
    body: { name, email: "s@supply.example", address },
  });
  return body.supplierId;
}
const pinOf = (locationId: string, as = owner.token, orgId = owner.organisationId) => ({
  as,
  params: { orgId, locationId },
});
const POSITION = { latitude: -33.81234, longitude: 151.00001 };
const PIN = { ...POSITION, kind: "supplier" as const };

test("lists all kinds, each at the place that its address names", async () => {
  const inOrganisation = { as: owner.token, params: { orgId: owner.organisationId } };
  await app.call(createAlternativeSite, {
    ...inOrganisation,
    body: { name: "Depot", address: "9 Yard Road, Nowheretown VIC 3999" },
  });
  await app.call(createCustomer, {
    ...inOrganisation,
    body: { name: "Hotel", email: "h@hotel.example", address: "Shop 4" },
  });
  await newSupplier("Roaster", "1 Long Street, Cape Town, South Africa");
  const all = await locationsOf(owner);
  expect(
    all.map(({ kind, name, position }) => [kind, name, position?.source, position?.placeName]),
  ).toEqual([
    ["branch", "Head Office", "place", "Sydney"],
    ["alternativeSite", "Depot", "region", "Victoria"],
    ["supplier", "Roaster", "place", "Cape Town"],
    ["customer", "Hotel", undefined, undefined],
  ]);
});

test("shows a pin until it is removed, and a later one in its place", async () => {
  const supplierId = await newSupplier("Baker", "Shop 2");
  const shown = async () => named(await locationsOf(owner), "Baker")?.position ?? null;
  for (const latitude of [1, PIN.latitude]) {
    const body = { ...PIN, latitude, address: "Shop 2" };
    expect((await app.call(setLocationPosition, { ...pinOf(supplierId), body })).status).toBe(204);
  }
  expect(await shown()).toEqual({ ...POSITION, source: "pin", placeName: null });
  expect((await app.call(removeLocationPosition, pinOf(supplierId))).status).toBe(204);
  expect(await shown()).toBeNull();
  expect((await app.call(removeLocationPosition, pinOf(supplierId))).status).toBe(404);
});

test("drops a pin when its address changes, and with its location", async () => {
  const supplierId = await newSupplier("Mover", "Shop 3");
  const body = { ...PIN, address: "Shop 3" };
  await app.call(setLocationPosition, { ...pinOf(supplierId), body });
  await app.call(updateSupplier, {
    as: owner.token,
    params: { orgId: owner.organisationId, supplierId },
    body: { address: "5 High Street, Hobart TAS 7000" },
  });
  expect(named(await locationsOf(owner), "Mover")?.position?.placeName).toBe("Hobart");
  const params = { orgId: owner.organisationId, supplierId };
  expect((await app.call(deleteSupplier, { as: owner.token, params })).status).toBe(204);
});

test("sets no pin for another organisation's location, nor outside the map", async () => {
  const other = await ownerWithPlan(app, "other@locations.example");
  const supplierId = await newSupplier("Farm", "Shop 5");
  const body = { ...PIN, address: "Shop 5" };
  const foreign = pinOf(supplierId, other.token, other.organisationId);
  expect((await app.call(setLocationPosition, { ...foreign, body })).status).toBe(404);
  const { status, problem } = await app.call(setLocationPosition, {
    ...pinOf(supplierId),
    body: { ...body, latitude: 91 },
  });
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: "latitude", message: "Please set the pin on the map." }],
  ]);
});

test("reads the locations of an expired plan", async () => {
  const former = await ownerWithPlan(app, "former@locations.example");
  await expirePlan(app, former.planId);
  expect(await locationsOf(former)).toHaveLength(1);
});

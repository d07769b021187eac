import { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import { type AccessCases, type Fixtures, accessCase } from "../../../test/access/access-case";

const PIN = {
  kind: "branch" as const,
  address: "1 Access Street",
  latitude: -33.9,
  longitude: 151.2,
};

export const cases: AccessCases = {
  readDashboard: accessCase("readPlan"),
  readReadiness: accessCase("readPlan"),
  listFindings: accessCase("readPlan"),
  listLocations: accessCase("readPlan"),
  setLocationPosition: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { locationId: await fixtureId("supplierId") },
    body: { ...PIN, kind: "supplier" },
  })),
  removeLocationPosition: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { locationId: await fixtureId("pinnedBranchId") },
  })),
};

export const fixtures: Fixtures = {
  pinnedBranchId: async ({ call, fixtureId, inOrganisation }) => {
    const locationId = await fixtureId("branchId");
    await call(setLocationPosition, {
      params: { ...inOrganisation, locationId },
      body: PIN,
    });
    return locationId;
  },
};

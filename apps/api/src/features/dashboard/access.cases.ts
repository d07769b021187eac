import { setLocationPosition } from "@holdfast/contract/dashboard/location-endpoints";
import { type AccessCases, type Fixtures, accessCase } from "../../../test/access/access-case";

const PIN = { address: "1 Access Street", latitude: -33.9, longitude: 151.2 };

export const cases: AccessCases = {
  readDashboard: accessCase("readPlan"),
  listLocations: accessCase("readPlan"),
  setLocationPosition: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { kind: "supplier", locationId: await fixtureId("supplierId") },
    body: PIN,
  })),
  removeLocationPosition: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { kind: "branch", locationId: await fixtureId("pinnedBranchId") },
  })),
};

export const fixtures: Fixtures = {
  pinnedBranchId: async ({ call, fixtureId, inOrganisation }) => {
    const locationId = await fixtureId("branchId");
    await call(setLocationPosition, {
      params: { ...inOrganisation, kind: "branch", locationId },
      body: PIN,
    });
    return locationId;
  },
};

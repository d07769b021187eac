import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  first,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  listDepartments: accessCase("readOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
  })),
  createDepartments: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
    body: { names: ["Access"] },
  })),
  updateDepartment: accessCase("changeOrganisation", async (fixtureId) => ({
    params: {
      branchId: await fixtureId("headOfficeId"),
      departmentId: await fixtureId("departmentId"),
    },
    body: { name: "Access" },
  })),
  removeDepartments: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { branchId: await fixtureId("headOfficeId") },
    body: { departmentIds: [await fixtureId("departmentId")] },
  })),
};

export const fixtures: Fixtures = {
  departmentId: async ({ call, inOrganisation, headOfficeId, tag }) =>
    first(
      await call(createDepartments, {
        params: { ...inOrganisation, branchId: headOfficeId },
        body: { names: [tag] },
      }),
    ).departmentId,
};

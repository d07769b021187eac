import * as z from "zod/mini";
import { Department } from "../organisations/place";
import {
  created,
  defineEndpoint,
  inOrganisation,
  json,
  nothing,
  plansOfLocation,
  plansUsing,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import {
  CreateDepartmentsInput,
  RemoveDepartmentsInput,
  UpdateDepartmentInput,
} from "./department";

/** The specification doesn't show the path. Every branch contains the same list. */
export const listDepartments = defineEndpoint({
  name: "listDepartments",
  method: "GET",
  path: "/orgs/:orgId/branches/:branchId/departments",
  summary: "Lists the business units of a location, by name.",
  access: inOrganisation("organisation.read"),
  response: json(z.array(Department)),
});

export const createDepartments = defineEndpoint({
  name: "createDepartments",
  method: "POST",
  path: "/orgs/:orgId/branches/:branchId/departments",
  summary: "Adds business units by name, all or none.",
  access: writesInOrganisation("organisation.change", { touches: plansOfLocation("branchId") }),
  body: CreateDepartmentsInput,
  response: created(z.array(Department)),
  errors: [LIST_FULL],
});

export const updateDepartment = defineEndpoint({
  name: "updateDepartment",
  method: "PATCH",
  path: "/orgs/:orgId/branches/:branchId/departments/:departmentId",
  summary: "Renames a business unit.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("department", { param: "departmentId" }),
  }),
  body: UpdateDepartmentInput,
  response: json(Department),
});

export const removeDepartments = defineEndpoint({
  name: "removeDepartments",
  method: "POST",
  path: "/orgs/:orgId/branches/:branchId/departments/remove",
  summary: "Deletes business units with their recovery times, assets and recovery strategies.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("department", { bodyField: "departmentIds" }),
  }),
  body: RemoveDepartmentsInput,
  response: nothing,
});

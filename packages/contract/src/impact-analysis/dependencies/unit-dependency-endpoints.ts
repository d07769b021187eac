import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, list, nothing } from "../../platform/endpoint";
import { LIST_FULL } from "../../platform/errors";
import { PageQuery } from "../../platform/list-page";
import {
  CreateUnitDependenciesInput,
  DeleteUnitDependenciesInput,
  UnitDependency,
} from "./unit-dependency";

export const listUnitDependencies = defineEndpoint({
  name: "listUnitDependencies",
  method: "GET",
  path: "/plans/:planId/unit_dependencies",
  summary: "Lists what the plan's business units support and depend on, by unit and time of entry.",
  access: inPlan("plan.read"),
  query: PageQuery,
  response: list(z.array(UnitDependency)),
});

export const createUnitDependencies = defineEndpoint({
  name: "createUnitDependencies",
  method: "POST",
  path: "/plans/:planId/unit_dependencies/create",
  summary:
    "Adds what business units support and depend on, all rows or none; rows that exist remain. Returns all rows of these units.",
  access: inPlan("plan.change"),
  body: CreateUnitDependenciesInput,
  response: created(z.array(UnitDependency)),
  errors: [LIST_FULL],
});

export const deleteUnitDependencies = defineEndpoint({
  name: "deleteUnitDependencies",
  method: "POST",
  path: "/plans/:planId/unit_dependencies/delete",
  summary:
    "Deletes what business units support and depend on by their ids, all or none; the body is a bare list.",
  access: inPlan("plan.change"),
  body: DeleteUnitDependenciesInput,
  response: nothing,
});

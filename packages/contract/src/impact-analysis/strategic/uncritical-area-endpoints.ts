import * as z from "zod/mini";
import { defineEndpoint, inPlan, json, nothing } from "../../platform/endpoint";
import { AREA_ALREADY_RATED } from "../errors";

export const listUncriticalAreas = defineEndpoint({
  name: "listUncriticalAreas",
  method: "GET",
  path: "/plans/:planId/uncritical_areas",
  summary: "Lists the ids of the strategic areas that are not critical, as a person said.",
  access: inPlan("plan.read"),
  response: json(z.array(z.string())),
});

/** Deleting a rating records the same. Rating the area takes it back. */
export const saveUncriticalArea = defineEndpoint({
  name: "saveUncriticalArea",
  method: "PUT",
  path: "/plans/:planId/uncritical_areas/:strategicCriticalAreaId",
  summary: "Records that a strategic area without a rating is not critical.",
  access: inPlan("plan.change"),
  response: nothing,
  errors: [AREA_ALREADY_RATED],
});

import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, list, nothing } from "../../platform/endpoint";
import { PageQuery } from "../../platform/list-page";
import { AREA_ALREADY_RATED, AREA_IS_NOT_CRITICAL } from "../errors";
import {
  CreateStrategicBiaInput,
  CriticalPeriod,
  StrategicBia,
  UpdateStrategicBiaInput,
} from "./strategic-bia";

export const listStrategicBias = defineEndpoint({
  name: "listStrategicBias",
  method: "GET",
  path: "/plans/:planId/strategic_bias",
  summary: "Lists the strategic areas marked as critical in this plan, in the order of the areas.",
  access: inPlan("plan.read"),
  query: PageQuery,
  response: list(z.array(StrategicBia)),
});

export const createStrategicBia = defineEndpoint({
  name: "createStrategicBia",
  method: "POST",
  path: "/plans/:planId/strategic_bias",
  summary: "Marks an area as critical, or rates the scales of a critical area.",
  access: inPlan("plan.change"),
  body: CreateStrategicBiaInput,
  response: created(StrategicBia),
  errors: [AREA_ALREADY_RATED, AREA_IS_NOT_CRITICAL],
});

export const updateStrategicBia = defineEndpoint({
  name: "updateStrategicBia",
  method: "PATCH",
  path: "/plans/:planId/strategic_bias/:strategicBiaId",
  summary: "Changes the given fields of an area's rating, including its scales.",
  access: inPlan("plan.change"),
  body: UpdateStrategicBiaInput,
  response: json(StrategicBia),
});

export const deleteStrategicBia = defineEndpoint({
  name: "deleteStrategicBia",
  method: "DELETE",
  path: "/plans/:planId/strategic_bias/:strategicBiaId",
  summary: "Removes the rating: the area is not critical.",
  access: inPlan("plan.change"),
  response: nothing,
});

export const listCriticalPeriods = defineEndpoint({
  name: "listCriticalPeriods",
  method: "GET",
  path: "/plans/:planId/critical_periods",
  summary:
    "Lists the critical periods to choose from: the presets, then the names added in this plan.",
  access: inPlan("plan.read"),
  query: PageQuery,
  response: list(z.array(CriticalPeriod)),
});

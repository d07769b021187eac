import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, list, nothing } from "../../platform/endpoint";
import { PageQuery } from "../../platform/list-answer";
import { AREA_IS_JUDGED, AREA_IS_NOT_CRITICAL } from "../errors";
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
  summary: "The strategic areas judged critical in this plan, in the order of the areas.",
  access: inPlan("plan.read"),
  query: PageQuery,
  answer: list(z.array(StrategicBia)),
});

export const createStrategicBia = defineEndpoint({
  name: "createStrategicBia",
  method: "POST",
  path: "/plans/:planId/strategic_bias",
  summary: "Judges an area critical, or chooses the scales of an area judged before.",
  access: inPlan("plan.change"),
  body: CreateStrategicBiaInput,
  answer: created(StrategicBia),
  errors: [AREA_IS_JUDGED, AREA_IS_NOT_CRITICAL],
});

export const updateStrategicBia = defineEndpoint({
  name: "updateStrategicBia",
  method: "PATCH",
  path: "/plans/:planId/strategic_bias/:strategicBiaId",
  summary: "Changes the given fields of a judgement, its scales included.",
  access: inPlan("plan.change"),
  body: UpdateStrategicBiaInput,
  answer: json(StrategicBia),
});

export const deleteStrategicBia = defineEndpoint({
  name: "deleteStrategicBia",
  method: "DELETE",
  path: "/plans/:planId/strategic_bias/:strategicBiaId",
  summary: "Takes the judgement back: the area is not critical.",
  access: inPlan("plan.change"),
  answer: nothing,
});

export const listCriticalPeriods = defineEndpoint({
  name: "listCriticalPeriods",
  method: "GET",
  path: "/plans/:planId/critical_periods",
  summary: "The critical periods to choose from: the presets, then names that this plan added.",
  access: inPlan("plan.read"),
  query: PageQuery,
  answer: list(z.array(CriticalPeriod)),
});

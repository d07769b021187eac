import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { listEndpoints } from "../platform/list-endpoints";
import {
  StrategicCriticalArea,
  StrategicCriticalAreaCategory,
  StrategicCriticalAreaChanges,
  CreateStrategicCriticalAreaInput,
} from "./strategic-critical-area";

export const STRATEGIC_AREA_DELETED = "The strategic area has been successfully deleted";

export const listStrategicCriticalAreaCategories = defineEndpoint({
  name: "listStrategicCriticalAreaCategories",
  method: "GET",
  path: "/strategic_critical_area_categories",
  summary: "Lists the categories of strategic areas, with their help texts and possible penalties.",
  access: ACCOUNT,
  response: json(z.array(StrategicCriticalAreaCategory)),
});

export const {
  list: listStrategicCriticalAreas,
  create: createStrategicCriticalArea,
  update: updateStrategicCriticalArea,
  remove: deleteStrategicCriticalArea,
  removeSeveral: deleteStrategicCriticalAreas,
} = listEndpoints({
  name: "StrategicCriticalArea",
  names: "StrategicCriticalAreas",
  noun: "strategic area",
  nouns: "strategic areas",
  path: "strategic_critical_areas",
  id: "strategicCriticalAreaId",
  row: StrategicCriticalArea,
  input: CreateStrategicCriticalAreaInput,
  changes: StrategicCriticalAreaChanges,
  order: "in the order they were added",
  deletes: [
    " and its ratings in the plans' impact analyses",
    " and their ratings in the plans' impact analyses",
  ],
  record: "strategic-critical-area",
  changesPlans: true,
});

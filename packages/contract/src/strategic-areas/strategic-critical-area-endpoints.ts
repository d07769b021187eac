import * as z from "zod/mini";
import { deletesEntries } from "../platform/deletion";
import {
  ACCOUNT,
  created,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  nothing,
  plansUsing,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
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

export const listStrategicCriticalAreas = defineEndpoint({
  name: "listStrategicCriticalAreas",
  method: "GET",
  path: "/orgs/:orgId/strategic_critical_areas",
  summary: "Lists the organisation's strategic areas in the order they were added.",
  access: inOrganisation("organisation.read"),
  query: PageQuery,
  response: list(z.array(StrategicCriticalArea)),
});

export const createStrategicCriticalArea = defineEndpoint({
  name: "createStrategicCriticalArea",
  method: "POST",
  path: "/orgs/:orgId/strategic_critical_areas",
  summary: "Adds a strategic area.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: CreateStrategicCriticalAreaInput,
  response: created(StrategicCriticalArea),
  errors: [LIST_FULL],
});

export const updateStrategicCriticalArea = defineEndpoint({
  name: "updateStrategicCriticalArea",
  method: "PATCH",
  path: "/orgs/:orgId/strategic_critical_areas/:strategicCriticalAreaId",
  summary: "Changes the given fields of a strategic area.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("strategic-critical-area", { param: "strategicCriticalAreaId" }),
  }),
  body: StrategicCriticalAreaChanges,
  hasVersion: true,
  response: json(StrategicCriticalArea),
});

export const deleteStrategicCriticalArea = defineEndpoint({
  name: "deleteStrategicCriticalArea",
  method: "DELETE",
  path: "/orgs/:orgId/strategic_critical_areas/:strategicCriticalAreaId",
  summary: "Deletes a strategic area and its ratings in the plans' impact analyses.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("strategic-critical-area", { param: "strategicCriticalAreaId" }),
  }),
  response: nothing,
});

export const deleteStrategicCriticalAreas = defineEndpoint({
  name: "deleteStrategicCriticalAreas",
  path: "/orgs/:orgId/strategic_critical_areas/delete",
  summary:
    "Deletes the strategic areas with the given ids and their ratings in the plans' impact analyses; all or none.",
  ...deletesEntries(plansUsing("strategic-critical-area", { bodyField: "ids" })),
});

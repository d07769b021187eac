import * as z from "zod/mini";
import { MAX_IMAGE_BYTES } from "../files/image";
import { defineEndpoint, inPlan, json, nothing } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import {
  RecoveryDetails,
  RecoveryDetailsChanges,
  UnitProcedure,
  UnitProcedureChanges,
} from "./recovery-details";

export const readRecoveryDetails = defineEndpoint({
  name: "readRecoveryDetails",
  method: "GET",
  path: "/plans/:planId/recovery_details",
  summary:
    "Returns the plan's site sheet, backups and finances; fields that are not filled in are null.",
  access: inPlan("plan.read"),
  response: json(RecoveryDetails),
});

export const updateRecoveryDetails = defineEndpoint({
  name: "updateRecoveryDetails",
  method: "PATCH",
  path: "/plans/:planId/recovery_details",
  summary: "Changes the given fields of the plan's site sheet, backups and finances.",
  access: inPlan("plan.change"),
  body: RecoveryDetailsChanges,
  hasVersion: true,
  response: json(RecoveryDetails),
});

export const setFloorPlan = defineEndpoint({
  name: "setFloorPlan",
  method: "PUT",
  path: "/plans/:planId/recovery_details/floor_plan",
  summary: "Uploads the floor plan, which is re-encoded to fit 2,000 × 2,000 pixels.",
  access: inPlan("plan.change"),
  upload: { field: "floorPlan", maxBytes: MAX_IMAGE_BYTES, required: true },
  response: json(RecoveryDetails),
  errors: [TOO_MANY_REQUESTS],
});

export const removeFloorPlan = defineEndpoint({
  name: "removeFloorPlan",
  method: "DELETE",
  path: "/plans/:planId/recovery_details/floor_plan",
  summary: "Removes the floor plan.",
  access: inPlan("plan.change"),
  response: nothing,
});

export const listUnitProcedures = defineEndpoint({
  name: "listUnitProcedures",
  method: "GET",
  path: "/plans/:planId/unit_procedures",
  summary:
    "Lists how the business units of the plan's location work on the day, one row for each unit.",
  access: inPlan("plan.read"),
  response: json(z.array(UnitProcedure)),
});

export const updateUnitProcedure = defineEndpoint({
  name: "updateUnitProcedure",
  method: "PATCH",
  path: "/plans/:planId/unit_procedures/:departmentId",
  summary: "Changes the given fields of how a business unit works on the day.",
  access: inPlan("plan.change"),
  body: UnitProcedureChanges,
  hasVersion: true,
  response: json(UnitProcedure),
});

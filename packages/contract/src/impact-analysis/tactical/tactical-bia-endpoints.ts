import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { MTPD_MISSING, RECOVERY_TIMES_EXIST } from "../errors";
import { CreateTacticalBiasInput, TacticalBia, UpdateTacticalBiasInput } from "./tactical-bia";

export const listTacticalBias = defineEndpoint({
  name: "listTacticalBias",
  method: "GET",
  path: "/plans/:planId/tactical_bias",
  summary:
    "Lists the recovery times saved for business units of the plan's location, by unit name.",
  access: inPlan("plan.read"),
  response: json(z.array(TacticalBia)),
});

export const createTacticalBias = defineEndpoint({
  name: "createTacticalBias",
  method: "POST",
  path: "/plans/:planId/tactical_bias/create",
  summary: "Creates recovery times, all rows or none; returns the whole table.",
  access: inPlan("plan.change"),
  body: CreateTacticalBiasInput,
  response: created(z.array(TacticalBia)),
  errors: [MTPD_MISSING, RECOVERY_TIMES_EXIST],
});

export const updateTacticalBias = defineEndpoint({
  name: "updateTacticalBias",
  method: "POST",
  path: "/plans/:planId/tactical_bias/update",
  summary: "Updates recovery times, all rows or none; returns the whole table.",
  access: inPlan("plan.change"),
  body: UpdateTacticalBiasInput,
  response: json(z.array(TacticalBia)),
  errors: [MTPD_MISSING],
});

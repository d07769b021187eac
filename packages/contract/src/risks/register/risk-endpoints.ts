import * as z from "zod/mini";
import { LIST_FULL } from "../../platform/errors";
import { created, defineEndpoint, inPlan, json, list, nothing } from "../../platform/endpoint";
import { PageQuery } from "../../platform/list-page";
import { id } from "../../platform/field-rules";
import { RISK_ALREADY_SAVED } from "../errors";
import { CreateRiskInput, Risk, UpdateRiskInput } from "./risk";

export const listRisks = defineEndpoint({
  name: "listRisks",
  method: "GET",
  path: "/plans/:planId/risks",
  summary:
    "Lists the risks of a plan in the order of the assessment: by category, presets before custom.",
  access: inPlan("plan.read"),
  query: PageQuery,
  response: list(z.array(Risk)),
});

export const createRisk = defineEndpoint({
  name: "createRisk",
  method: "POST",
  path: "/plans/:planId/risks/create",
  summary: "Saves a preset risk that was answered Yes, or a custom risk.",
  access: inPlan("plan.change"),
  body: CreateRiskInput,
  response: created(Risk),
  errors: [RISK_ALREADY_SAVED, LIST_FULL],
});

export const updateRisk = defineEndpoint({
  name: "updateRisk",
  method: "POST",
  path: "/plans/:planId/risks/update",
  summary: "Replaces all fields of a risk; a preset risk can't become custom, nor the reverse.",
  access: inPlan("plan.change"),
  body: UpdateRiskInput,
  response: json(Risk),
});

/** The confirmation when No is chosen for a saved risk in the assessment. */
export const DELETE_ASSESSED_RISK_QUESTION = "Are you sure to delete this risk?";
/** The confirmation in the register. */
export const DELETE_REGISTERED_RISK_QUESTION = "Sure to delete?";

/** The body is the bare list. If one id is not in this plan, none is deleted. */
export const deleteRisks = defineEndpoint({
  name: "deleteRisks",
  method: "POST",
  path: "/plans/:planId/risks/delete",
  summary: "Deletes the risks with the given ids, all or none.",
  access: inPlan("plan.change"),
  body: z
    .array(id())
    .check(
      z.minLength(1, "Please select a risk."),
      z.maxLength(200, "Please delete at most 200 risks at a time."),
    ),
  response: nothing,
});

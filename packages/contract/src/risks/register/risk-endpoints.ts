import * as z from "zod/mini";
import {
  created,
  defineEndpoint,
  file,
  inPlan,
  json,
  list,
  nothing,
} from "../../platform/endpoint";
import { LIST_FULL } from "../../platform/errors";
import { PageQuery } from "../../platform/list-answer";
import { id } from "../../platform/field-rules";
import { RISK_ALREADY_SAVED } from "../errors";
import { RegisterQuery } from "./register-query";
import { CreateRiskInput, Risk, UpdateRiskInput } from "./risk";

export const listRisks = defineEndpoint({
  name: "listRisks",
  method: "GET",
  path: "/plans/:planId/risks",
  summary:
    "The risks of a plan in the order of the assessment: by category, presets before custom.",
  access: inPlan("plan.read"),
  query: PageQuery,
  answer: list(z.array(Risk)),
});

/** 'An Export button downloads an Excel file' (specification 2, 'Risk register'). */
export const exportRisks = defineEndpoint({
  name: "exportRisks",
  method: "GET",
  path: "/plans/:planId/risks/export",
  summary:
    "The risk register as an Excel workbook: the risks that pass the filters, in the order asked for.",
  access: inPlan("plan.read"),
  query: RegisterQuery,
  answer: file("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  isLarge: true,
});
/** How the exported file is called; whoever sends it makes the name safe. */
export const registerFileName = (planName: string) => `${planName}_Risk_Register.xlsx`;

export const createRisk = defineEndpoint({
  name: "createRisk",
  method: "POST",
  path: "/plans/:planId/risks/create",
  summary: "Saves a preset risk that was answered Yes, or a custom risk.",
  access: inPlan("plan.change"),
  body: CreateRiskInput,
  answer: created(Risk),
  errors: [RISK_ALREADY_SAVED, LIST_FULL],
});

export const updateRisk = defineEndpoint({
  name: "updateRisk",
  method: "POST",
  path: "/plans/:planId/risks/update",
  summary: "Saves all fields of a risk again; a risk stays preset or custom.",
  access: inPlan("plan.change"),
  body: UpdateRiskInput,
  answer: json(Risk),
});

/** Asked where No is chosen for a saved risk of the assessment. */
export const DELETE_ASSESSED_RISK_QUESTION = "Are you sure to delete this risk?";
/** Asked in the register. */
export const DELETE_REGISTERED_RISK_QUESTION = "Sure to delete?";

/** The body is the list itself; where one id is not of this plan, none is deleted. */
export const deleteRisks = defineEndpoint({
  name: "deleteRisks",
  method: "POST",
  path: "/plans/:planId/risks/delete",
  summary: "Deletes the risks of a list of ids, all or none.",
  access: inPlan("plan.change"),
  body: z
    .array(id())
    .check(
      z.minLength(1, "Please select a risk."),
      z.maxLength(200, "Please delete at most 200 risks at a time."),
    ),
  answer: nothing,
});

import * as z from "zod/mini";
import {
  ACCOUNT,
  created,
  defineEndpoint,
  inPlan,
  json,
  list,
  nothing,
} from "../platform/endpoint";
import {
  LIST_FULL,
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  TOO_MANY_REQUESTS,
} from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { id } from "../platform/field-rules";
import { KEY_REFUSED } from "./errors";
import { CreatePlanInput, keyOrPromoCode, Plan, PlanSubscription, UpdatePlanInput } from "./plan";

/** 'The plan has been successfully created/updated/deleted/renewed' (specification 8). */
export const planSaved = (act: "created" | "updated" | "deleted" | "renewed") =>
  `The plan has been successfully ${act}`;

export const listPlans = defineEndpoint({
  name: "listPlans",
  method: "GET",
  path: "/plans",
  summary:
    "Lists the user's plans with progress, last modified first, optionally of one organisation.",
  access: ACCOUNT,
  query: z.extend(PageQuery, { organisationId: z.optional(id()) }),
  response: list(z.array(Plan)),
});

/** The organisation is that of the business location. */
export const createPlan = defineEndpoint({
  name: "createPlan",
  method: "POST",
  path: "/plans",
  summary: "Creates a plan for a business location with a subscription key or promo code.",
  access: ACCOUNT,
  body: CreatePlanInput,
  response: created(Plan),
  errors: [
    KEY_REFUSED,
    LIST_FULL,
    NOT_ALLOWED,
    NOT_FOUND,
    ORGANISATION_ARCHIVED,
    TOO_MANY_REQUESTS,
  ],
});

export const updatePlan = defineEndpoint({
  name: "updatePlan",
  method: "PATCH",
  path: "/plans/:planId",
  summary: "Changes the given fields of a plan.",
  access: inPlan("plan.change"),
  body: UpdatePlanInput,
  response: json(Plan),
});

export const deletePlan = defineEndpoint({
  name: "deletePlan",
  method: "DELETE",
  path: "/plans/:planId",
  summary: "Deletes a plan and everything in it; its key can't be used again.",
  access: inPlan("plan.delete"),
  response: nothing,
});

export const renewPlan = defineEndpoint({
  name: "renewPlan",
  method: "PUT",
  path: "/plans/:planId/subscription",
  summary: "Renews a plan: adds a year to the later of today and the current expiry.",
  access: inPlan("plan.renew"),
  body: z.strictObject({ key: keyOrPromoCode() }),
  response: json(Plan),
  errors: [KEY_REFUSED, TOO_MANY_REQUESTS],
});

export const listPlanSubscriptions = defineEndpoint({
  name: "listPlanSubscriptions",
  method: "GET",
  path: "/plans/:planId/subscriptions",
  summary: "Lists the plan's keys and promo codes, newest first. Viewers see no promo codes.",
  access: inPlan("plan.read"),
  response: json(z.array(PlanSubscription)),
});

export const recordPlanDownload = defineEndpoint({
  name: "recordPlanDownload",
  method: "POST",
  path: "/plans/:planId/plan_document/downloads",
  summary:
    "Records that the printed plan was downloaded, which counts towards its progress until the plan changes.",
  access: inPlan("plan.change"),
  response: nothing,
});

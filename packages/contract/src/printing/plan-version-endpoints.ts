import * as z from "zod/mini";
import { defineEndpoint, file, inPlan, json, nothing } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id } from "../platform/field-rules";
import { PLAN_CHANGED, PRINT_ERRORS } from "./errors";
import {
  ApprovePlanInput,
  CopyHoldersInput,
  PLAN_KINDS,
  PlanChange,
} from "../plan-content/plan-version";

/** Shown after an approval; the specification gives no wording. */
export const VERSION_APPROVED = "The version has been successfully approved";

export const approvePlan = defineEndpoint({
  name: "approvePlan",
  method: "POST",
  path: "/plans/:planId/versions",
  summary:
    "Approves the plan as it is: prints it in full and short, and stores both documents, number, date, approver and review date.",
  access: inPlan("plan.approve"),
  body: ApprovePlanInput,
  response: nothing,
  errors: [PLAN_CHANGED, ...PRINT_ERRORS, TOO_MANY_REQUESTS],
});

export const downloadPlanVersion = defineEndpoint({
  name: "downloadPlanVersion",
  method: "GET",
  path: "/plans/:planId/versions/:versionId/file",
  summary:
    "Downloads an approved version, in full or as its short plan, as the PDF that was stored on the day.",
  // It contains the teams as they were approved, for which an expired plan names it as the copy to use.
  access: inPlan("plan.read"),
  /** Without it, the plan in full. */
  query: z.object({ kind: z.optional(z.enum(PLAN_KINDS)) }),
  response: file("application/pdf"),
});

export const comparePlanVersion = defineEndpoint({
  name: "comparePlanVersion",
  method: "GET",
  path: "/plans/:planId/versions/:versionId/changes",
  summary:
    "Lists what has changed from an approved version to another one, or to the plan as it is now.",
  access: inPlan("plan.teams"),
  /** A version; without it, the plan as it is now. */
  query: z.object({ to: z.optional(id()) }),
  response: json(z.object({ changes: z.array(PlanChange) })),
});

export const saveCopyHolders = defineEndpoint({
  name: "saveCopyHolders",
  method: "PUT",
  path: "/plans/:planId/copy_holders",
  summary: "Replaces the list of the people who hold a copy of the plan.",
  access: inPlan("plan.change"),
  body: CopyHoldersInput,
  response: nothing,
});

import * as z from "zod/mini";
import { defineEndpoint, file, inOrganisation, inPlan } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { PLAN_KINDS, type PlanKind } from "../plan-content/plan-version";
import { dateOnly } from "../platform/field-rules";
import { optionalTimeZone } from "../platform/time-zone";
import { RISK_SERVICE_UNAVAILABLE } from "../industries/errors";
import { DOCUMENT_TOO_LARGE, NO_COPY, PRINT_ERRORS } from "./errors";
import { ofPolicy } from "./policy-document";

/* Holdfast's own documents as PDFs, printed from what is stored. */

const errors = [DOCUMENT_TOO_LARGE, ...PRINT_ERRORS, TOO_MANY_REQUESTS] as const;

export const NO_SUCH_PART = "The plan has no such part.";

export const downloadPlanDocument = defineEndpoint({
  name: "downloadPlanDocument",
  method: "GET",
  path: "/plans/:planId/plan_document/pdf",
  summary: "Downloads the continuity plan, its short plan for the day, or a part of it, as a PDF.",
  access: inPlan("plan.read"),
  query: z.object({
    /** The date in the user's time zone, printed as the date of issue; without it, the UTC date. */
    today: z.optional(dateOnly()),
    /** The plan in full, or the short plan, for the first hours; without it, in full. */
    kind: z.optional(z.enum(PLAN_KINDS)),
    /** 'true' for a copy that is printed on both sides and bound. */
    doubleSided: z.optional(z.enum(["true", "false"])),
    /** The id of a checklist, log or poster; without it, the whole plan. */
    part: z.optional(
      z.string().check(z.maxLength(100, NO_SUCH_PART), z.regex(/^[\w.-]*$/, NO_SUCH_PART)),
    ),
  }),
  response: file("application/pdf"),
  errors,
});

export const downloadFoldOut = defineEndpoint({
  name: "downloadFoldOut",
  method: "GET",
  path: "/plans/:planId/plan_document/html",
  summary: "Downloads the short plan as one HTML file for phones, which opens without a network.",
  access: inPlan("plan.read"),
  /** The date in the user's time zone, shown as the date of issue; without it, the UTC date. */
  query: z.object({ today: z.optional(dateOnly()) }),
  response: file("text/html"),
});

/** Returns 'Business_Continuity_Plan_last_copy.pdf', or '…_Short_…' for the short plan. */
export const lastCopyFileName = (kind: PlanKind) =>
  `Business_Continuity_Plan_${kind === "short" ? "Short_" : ""}last_copy.pdf`;

export const downloadLastCopy = defineEndpoint({
  name: "downloadLastCopy",
  method: "GET",
  path: "/plans/:planId/plan_document/last_copy",
  summary:
    "Downloads the plan as the user printed it in the last day, or else its newest approved version. For when it cannot be printed.",
  access: inPlan("plan.read"),
  /** Without it, the plan in full. */
  query: z.object({ kind: z.optional(z.enum(PLAN_KINDS)) }),
  response: file("application/pdf"),
  errors: [NO_COPY],
});

export const downloadRiskReport = defineEndpoint({
  name: "downloadRiskReport",
  method: "GET",
  path: "/plans/:planId/risk_report/pdf",
  summary: "Downloads the accepted Risk & Insurance Report as a PDF.",
  access: inPlan("plan.read"),
  /** For the dates of the report; UTC by default. */
  query: z.object({ timeZone: optionalTimeZone() }),
  response: file("application/pdf"),
  errors: [...errors, RISK_SERVICE_UNAVAILABLE],
});

export const downloadPolicy = defineEndpoint({
  name: "downloadPolicy",
  method: "GET",
  path: "/orgs/:orgId/policies/latest/pdf",
  summary: "Downloads the policy in force, or an earlier version of it, as a PDF.",
  access: inOrganisation("organisation.read"),
  query: ofPolicy(),
  response: file("application/pdf"),
  errors,
});

export const downloadCertificate = defineEndpoint({
  name: "downloadCertificate",
  method: "GET",
  path: "/orgs/:orgId/policies/latest/certificate",
  summary: "Downloads the certificate of the policy as a PDF.",
  access: inOrganisation("organisation.read"),
  query: ofPolicy(),
  response: file("application/pdf"),
  errors,
});

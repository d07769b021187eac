import { defineEndpoint, file, inPlan } from "../../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../../platform/errors";
import { RegisterQuery } from "./register-query";

/** 'An Export button downloads an Excel file' (specification 2, 'Risk register'). */
export const exportRisks = defineEndpoint({
  name: "exportRisks",
  method: "GET",
  path: "/plans/:planId/risks/export",
  summary:
    "Downloads the risk register as an Excel workbook: the risks that pass the filters, in the requested order.",
  access: inPlan("plan.read"),
  query: RegisterQuery,
  response: file("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  errors: [TOO_MANY_REQUESTS],
});
/** Returns the name of the exported file; the sender escapes it for the header. */
export const registerFileName = (planName: string) => `${planName}_Risk_Register.xlsx`;

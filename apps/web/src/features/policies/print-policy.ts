import { certificateFileName, policyFileName } from "@holdfast/contract/policies/policy";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../platform/api/call-endpoint";

/* The rendering code is loaded with the first call. */

/** Returns the policy as a PDF. */
export async function printPolicy(data: PolicyData): Promise<ReceivedFile> {
  const { policyPrint } = await import("@holdfast/printables/policy/policy-markup");
  const file = await callEndpoint(exportPdf, { body: policyPrint(data) });
  return { ...file, fileName: policyFileName(data.business.name) };
}

/** Returns the certificate as a PDF. */
export async function printCertificate(data: PolicyData): Promise<ReceivedFile> {
  const { certificatePrint } = await import("@holdfast/printables/policy/policy-markup");
  const file = await callEndpoint(exportPdf, { body: certificatePrint(data) });
  return { ...file, fileName: certificateFileName(data.business.name) };
}

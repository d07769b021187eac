import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvePlan } from "@holdfast/contract/printing/plan-version-endpoints";
import {
  type AccessCase,
  type AccessCases,
  accessCase,
  type Fixtures,
  first,
  pathParams,
} from "../../../test/access/access-case";

const approval = {
  approvedOn: "2026-11-21",
  approverPosition: "Owner",
  reviewDate: "2027-11-21",
};

const withPolicy: AccessCase["input"] = async (_, world) => {
  await world.savePolicy();
  return {};
};

const withVersion: AccessCase["input"] = async (_, world) => {
  await world.approvePlan();
  return {};
};

const withReport: AccessCase["input"] = async (_, world) => {
  await world.acceptReport();
  return {};
};

export const cases: AccessCases = {
  readPlanDocument: accessCase("readPlan"),
  exportPdf: accessCase("signedIn", async () => ({
    body: { content: "<p>Access</p>", format: "A4" },
  })),
  readRiskReportDocument: accessCase("readPlan", withReport),
  downloadRiskReport: accessCase("readPlan", withReport),
  downloadPlanDocument: accessCase("readPlan"),
  downloadFoldOut: accessCase("readPlan"),
  downloadLastCopy: accessCase("readPlan", withVersion),
  listSingleSheets: accessCase("readPlan"),
  readPolicyDocument: accessCase("readOrganisation", withPolicy),
  downloadPolicy: accessCase("readOrganisation", withPolicy),
  downloadCertificate: accessCase("readOrganisation", withPolicy),
  downloadIncidentReport: accessCase("readPlan", pathParams("incidentId")),
  downloadExerciseReport: accessCase("readPlan", pathParams("exerciseId")),
  approvePlan: accessCase("approvePlan", async () => ({ body: approval })),
  downloadPlanVersion: accessCase("readPlan", pathParams("versionId")),
  comparePlanVersion: accessCase("readTeams", async (fixtureId) => ({
    params: { versionId: await fixtureId("versionId") },
    query: { to: await fixtureId("versionId") },
  })),
  saveCopyHolders: accessCase("changePlan", async () => ({
    body: { holders: [{ copyNumber: 1, name: "Ana Silva", position: "Owner" }] },
  })),
};

export const fixtures: Fixtures = {
  versionId: async ({ call, inPlan }) => {
    await call(approvePlan, { params: inPlan, body: approval });
    const { control } = await call(readPlanDocument, { params: inPlan });
    return first(control.versions).versionId;
  },
};

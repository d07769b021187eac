import { DISRUPTION_RISK_SCALES } from "@holdfast/content/library/risks/disruption-risk-scales";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import {
  createStrategicBia,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  updateRecoveryDetails,
  updateUnitProcedure,
  setFloorPlan,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { saveRuledOutCategory } from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { declinePlanSuggestion } from "@holdfast/contract/proposals/declined-suggestion-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { callerOf } from "../../src/demo/caller";
import { GREY_PIXEL } from "./images";
import { ownerWithPlan } from "./workspace";
import type { TestApp } from "../setup/test-app";

/** Creates a plan with rows of every part; the second location has one of its two units, in another case. */
export async function fullPlan(app: TestApp, email: string, risks = 2) {
  const owner = await ownerWithPlan(app, email);
  const call = callerOf(app.server, owner.token);
  const params = { planId: owner.planId };
  const orgId = owner.organisationId;
  const { contactId } = await call(createContact, {
    params: { orgId },
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  const { branchId: warehouse } = await call(createBranch, {
    params: { orgId },
    body: { name: "Warehouse", address: "1 Dock Road" },
  });
  const [kitchen, office] = await call(createDepartments, {
    params: { orgId, branchId: owner.branchId },
    body: { names: ["Kitchen", "Office"] },
  });
  const [kitchenId, officeId] = [kitchen?.departmentId ?? "", office?.departmentId ?? ""];
  await call(createDepartments, {
    params: { orgId, branchId: warehouse },
    body: { names: ["KITCHEN"] },
  });
  await call(setMtpd, { params, body: { mtpdId: 9 } });
  for (let number = 1; number <= risks; number++)
    await call(createRisk, {
      params,
      body: {
        riskCategoryId: 1,
        name: `Risk ${number}`,
        likelihoodPresetId: 1,
        cost: 100 * number,
        mitigationStrategyIds: [6],
        mitigationProcess: "Watch it",
        accountableContactId: contactId,
        proposed: number > 1,
      },
    });
  await call(saveRuledOutCategory, { params, body: { riskCategoryId: 2, isRuledOut: true } });
  await call(declinePlanSuggestion, {
    params,
    body: { kind: "risk", suggestion: "14", isDeclined: true },
  });
  await call(acceptRiskReport, {
    params,
    body: { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 },
  });
  await call(createInsurancePolicy, {
    params,
    body: { kind: "Business interruption", insurer: "Harbour Mutual", indemnityMonths: 12 },
  });
  const { strategicCriticalAreaId } = await call(createStrategicCriticalArea, {
    params: { orgId },
    body: { name: "Serving meals", strategicCriticalAreaCategoryId: 1 },
  });
  const { strategicBiaId } = await call(createStrategicBia, {
    params,
    body: { strategicCriticalAreaId, criticality: 4, criticalPeriods: ["Summer"], notes: "Busy" },
  });
  await call(updateStrategicBia, {
    params: { ...params, strategicBiaId },
    body: {
      disruptionRiskScales: DISRUPTION_RISK_SCALES.filter(({ value }) => value === 4).map(
        ({ disruptionRiskScaleCategoryId, disruptionRiskScaleId }) => ({
          disruptionRiskScaleCategoryId,
          disruptionRiskScaleId,
        }),
      ),
    },
  });
  await call(createTacticalBias, {
    params,
    body: [
      { departmentId: kitchenId, rto: 1, rpo: 0 },
      { departmentId: officeId, rto: 3, rpo: 1 },
    ],
  });
  await call(createAssets, {
    params,
    body: [
      { departmentId: kitchenId, assetTypeId: 1, name: "Oven", quantity: 2.5 },
      { departmentId: officeId, assetTypeId: 1, name: "Laptop", quantity: 1 },
    ],
  });
  await call(createUnitDependencies, {
    params,
    body: [
      { departmentId: kitchenId, strategicCriticalAreaId },
      { departmentId: kitchenId, systemName: "Till" },
      { departmentId: kitchenId, neededDepartmentId: officeId },
    ],
  });
  await call(createRecoveryStrategies, {
    params,
    body: [
      { departmentId: kitchenId, recoveryStrategyTypeId: 3 },
      { departmentId: officeId, recoveryStrategyTypeId: 2, branchId: warehouse },
    ],
  });
  await call(updateRecoveryDetails, {
    params,
    body: { assemblyPoint: "The park opposite", backupScope: "Till and books" },
  });
  await call(setFloorPlan, { params, file: GREY_PIXEL });
  for (const departmentId of [kitchenId, officeId])
    await call(updateUnitProcedure, {
      params: { ...params, departmentId },
      body: { leaderContactId: contactId, minimumService: "40 lunches a day" },
    });
  const [team] = await call(listTeams, { params });
  await call(addTeamContacts, {
    params: { ...params, teamId: team?.teamId ?? "" },
    body: [{ contactId, designation: "Primary" }],
  });
  await call(savePlanPolicy, { params, body: { contacts: [contactId] } });
  const file = new File(["Claims: 02 4900 0000"], "claims.txt");
  await call(uploadDocument, { params, file, body: { documentFolderId: 3 } });
  await call(uploadDocument, {
    params,
    body: {
      url: "https://insurer.example",
      displayName: "Insurer",
      documentFolderId: 8,
      documentFolderText: "Links",
    },
  });
  return { ...owner, call, contactId, warehouse };
}

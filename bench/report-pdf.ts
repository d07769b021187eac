import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRuledOutCategories } from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import { listInsurancePolicies } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { readRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { buildReportData } from "@holdfast/printables/risk-report/gather-report";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import { call } from "./setup/http-client";
import { readAdviser } from "@holdfast/contract/clients/adviser";
import { comparePdf } from "./setup/compare-pdf";

/* The demo's Risk & Insurance Report as a PDF, as the screen requests it. */

await comparePdf("the report PDF", async ({ url }, token) => {
  const [plan] = await call(url, listPlans, { token });
  const [organisation] = await call(url, listOrganisations, { token });
  if (!plan || !organisation) throw new Error("The demo has no plan.");
  const params = { planId: plan.planId };
  const industry = { token, params: { code: organisation.industryCode } };
  const report = await call(url, readRiskReport, { token, params });
  if (!report) throw new Error("The demo's report is not accepted.");
  const data = buildReportData({
    organisation,
    logoUrl: null,
    plan,
    dateIssued: dateOf(new Date()),
    dayOf: dateOf,
    hazardIndex: await call(url, readHazardIndex, industry),
    exposures: await call(url, listSignificantExposures, industry),
    risks: await call(url, listRisks, { token, params }),
    proposedRisks: [],
    ruledOut: await call(url, listRuledOutCategories, { token, params }),
    areaRatings: await call(url, listStrategicBias, { token, params }),
    isMtpdProposed: false,
    policies: await call(url, listInsurancePolicies, { token, params }),
    adviser: await call(url, readAdviser, { token, params }),
    report,
  });
  return riskReportPrint(data);
});

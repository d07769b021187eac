import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { readRiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { riskReportPrint } from "@holdfast/printables/risk-report/risk-report-markup";
import { beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { freshKey } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await testApp();
});

const ENGINEERS = {
  name: "Te Aro Engineers Limited",
  legalName: "Te Aro Engineers",
  industryCode: "6923",
  industryName: "Engineering Design and Engineering Consulting Services",
  address: "45 Manners Street, Te Aro, Wellington 6011",
};

/** Returns the text of everything that a business prints or takes along: plan, offline plan and risk report. */
async function printedBy(place: { readonly address?: string; readonly country?: string }) {
  const as = await signedInPerson(app, `engineer${(count += 1)}@country.example`);
  const { body: organisation } = await app.call(createOrganisation, {
    as,
    body: { ...ENGINEERS, ...place },
  });
  const { body: plan } = await app.call(createPlan, {
    as,
    body: {
      name: "Plan",
      branchId: organisation.branches[0]?.branchId ?? "",
      key: await freshKey(app),
      currency: "NZD",
      contacts: [],
    },
  });
  const params = { planId: plan.planId };
  const { body: document } = await app.call(readPlanDocument, { as, params });
  const { body: offline } = await app.call(readOfflinePlan, { as, params });
  await app.call(acceptRiskReport, {
    as,
    params,
    body: { indemnityPeriodId: 3, fastTrackRecovery: 25_000, riskReportReviewId: 2 },
  });
  const { body: report } = await app.call(readRiskReportDocument, { as, params });
  const textOf = (value: unknown) => JSON.stringify(value).replaceAll(/<[^>]*>/gu, " ");
  return {
    document,
    plan: textOf(continuityPlanPrint(document)),
    offline: textOf(offline),
    report: textOf(riskReportPrint(report)),
  };
}

/** An Australian or New Zealand emergency number, authority or law. */
const AUTHORITIES =
  /(?:emergency services on|call) \d{3}|\b(?:SES|OAIC|ACCC|ASIC|APRA|ACC|GST|PAYG|BAS)\b|Austral|Triple Zero|SafeWork|WorkSafe|Lifeline|Ausgrid|Privacy Commissioner|Comcare/u;
/** The sources of texts and of the industries' names are no advice. */
const SOURCES =
  /Based on ANZSIC[^.]*\(Rev\. 2\.0\), Australian Bureau of Statistics and Stats NZ|St John Ambulance Australia/gu;

test("prints no number, authority or law where the country is only assumed", async () => {
  const { document, plan, offline, report } = await printedBy({});
  expect(document.plan.location.country).toBeNull();
  expect(document.emergencyContacts).toEqual([]);
  expect(document.duties).toEqual([]);
  for (const text of [plan, offline, report])
    expect(AUTHORITIES.exec(text.replaceAll(SOURCES, ""))?.[0]).toBeUndefined();
  expect(plan).toContain("the emergency number ____________");
  expect(plan).toMatch(/Wildfire\s+Leave early/u);
  expect(plan).not.toMatch(/bushfire/iu);
  expect(report).not.toContain("If you disagree with your insurer");
});

test("prints no emergency number if the address contradicts the stated country", async () => {
  const address = `${ENGINEERS.address}, New Zealand`;
  const { document, plan } = await printedBy({ address, country: "AU" });
  expect(document.emergencyContacts).toEqual([]);
  expect(plan).not.toMatch(/Triple Zero/u);
});

test("prints Australian terms for a location in Australia", async () => {
  const { plan, report } = await printedBy({ country: "AU" });
  expect(plan).toContain("Bushfire or smoke outside");
  expect(plan).not.toMatch(/wildfire/iu);
  expect(report).toContain("Australian Financial Complaints Authority");
});

test("prints the numbers, authorities and laws of the stated country", async () => {
  const { document, plan, offline, report } = await printedBy({ country: "NZ" });
  expect(document.plan.location.country).toBe("New Zealand");
  for (const text of [plan, offline]) {
    expect(text).toMatch(/emergency services on 111/u);
    expect(text).not.toMatch(/\b000\b|Triple Zero|SafeWork|OAIC/u);
  }
  expect(plan).toContain("WorkSafe New Zealand");
  expect(plan).toContain("Privacy Commissioner");
  expect(plan).toMatch(/Wildfire\s+Leave early/u);
  expect(plan).not.toMatch(/bushfire/iu);
  expect(report).toContain("IFSO Scheme");
  expect(report).toContain("Insurance Law Reform Act 1985, section 16");
  expect(report).toContain("Work Injury (ACC)");
  expect(report).not.toMatch(/Insurance Contracts Act|Bushfire|AUD|A\$/u);
});

test("prints the authorities of a country whose contracts have no recorded notices", async () => {
  const { document, plan } = await printedBy({ address: "1 Grafton Street", country: "IE" });
  expect(document.duties.map(({ dutyId }) => dutyId)).toEqual(["ie-whs", "ie-privacy"]);
  expect(plan).toMatch(/emergency services on 112/u);
});

test("prints a number for each service where no number reaches all of them", async () => {
  const { plan } = await printedBy({ address: "1 Market Street", country: "SG" });
  expect(plan).toMatch(/emergency services on 995 for ambulance and fire, 999 for police/u);
});

test("prints a line to write on for a country without recorded numbers", async () => {
  const { document, plan } = await printedBy({ address: "1-1 Chiyoda, Tokyo", country: "JP" });
  expect(document.emergencyContacts).toEqual([]);
  expect(plan).toContain("the emergency number ____________");
  expect(plan).toContain("No public numbers are recorded for Japan");
});

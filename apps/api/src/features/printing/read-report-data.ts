import { SNAPSHOT } from "../../platform/database/database";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { RiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import { confirmedRisks } from "@holdfast/contract/risks/proposed-risk-rules";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { PlanScope } from "../../platform/access/scope";
import { imageData } from "../../platform/files/image-data";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { readAdviserOf } from "../clients/public";
import { listStrategicBias } from "../impact-analysis/public";
import { findIndustryData } from "../industries/public";
import { readOrganisation } from "../organisations/public";
import { readPlan, risksChangedAt } from "../plans/public";
import { listProposalsOfPlan } from "../proposals/public";
import {
  describeRisk,
  describeRiskReport,
  listInsurancePolicies,
  listRisks,
  listRuledOut,
  readNewestReport,
} from "../risks/public";

/**
 * Reads everything that the accepted report prints.
 * @param timeZone of the reader, for the dates
 * @throws ProblemError 404 if no report was accepted; 502 if the service of industries is unavailable: a report
 * without its hazards would read as 'no hazards'
 */
export async function readReportData(
  services: Services,
  scope: PlanScope,
  timeZone: string,
): Promise<RiskReportDocument> {
  const { clock, database, riskService } = services;
  const stored = await database.transaction(async (tx) => {
    const organisation = await readOrganisation(tx, services, scope);
    const plan = await readPlan(tx, services, scope, scope.planId);
    const report = await readNewestReport(tx, scope);
    if (!organisation || !plan || !report) throw new ProblemError(NOT_FOUND);
    const proposals = await listProposalsOfPlan(tx, scope);
    const { confirmed, proposed } = confirmedRisks(
      (await listRisks(tx, scope)).map(describeRisk),
      proposals,
    );
    return {
      organisation,
      plan,
      report: describeRiskReport(report, await risksChangedAt(tx, scope)),
      risks: [...confirmed],
      proposedRisks: proposed.map(({ name }) => name),
      ruledOut: await listRuledOut(tx, scope),
      recovery: {
        mtpd: plan.mtpd?.name ?? null,
        isMtpdProposed: proposals.some(
          ({ kind, recordId }) => kind === "mtpd" && recordId === plan.planId,
        ),
        penalties: penaltiesOf(await listStrategicBias(tx, scope)),
      },
      policies: await listInsurancePolicies(tx, scope),
      adviser: await readAdviserOf(tx, scope),
    };
  }, SNAPSHOT);
  const { organisation, plan, adviser, report, ...recorded } = stored;
  const dayOf = (instant: string) => dateInZone(new Date(instant), timeZone);
  const { industryCode } = organisation;
  const ofIndustry = async <Known>(read: (code: string) => Promise<readonly Known[] | undefined>) =>
    industryCode === ""
      ? []
      : [...((await findIndustryData(riskService, industryCode, read)) ?? [])];
  return {
    ...recorded,
    business: {
      name: organisation.name,
      tradingName: organisation.legalName,
      logoUrl: await imageData(services, organisation.avatarUrl),
      industryName: organisation.industryName,
    },
    plan: {
      name: plan.name,
      location: {
        name: plan.branch.name,
        address: plan.branch.address,
        country: certainCountry(plan.branch),
      },
      isExpired: plan.expiryStatus === "expired",
      expiryDate: plan.expiryDate && dayOf(plan.expiryDate),
    },
    currency: plan.currency,
    dateIssued: dateInZone(clock.now(), timeZone),
    hazardIndex: await ofIndustry(riskService.hazardIndex),
    exposures: await ofIndustry(riskService.significantExposures),
    adviser: adviser && { ...adviser, logoUrl: await imageData(services, adviser.logoUrl) },
    report,
    acceptedDate: dayOf(report.createdAt),
    registerChangedDate: report.registerChangedAt && dayOf(report.registerChangedAt),
  };
}

const penaltiesOf = (areas: readonly StrategicBia[]) =>
  areas.flatMap(({ strategicCriticalArea, penalty, penaltyAttachment }) => {
    const text = penaltyAttachment ?? penalty?.name ?? "";
    return text === "" ? [] : [{ area: strategicCriticalArea.name, penalty: text }];
  });

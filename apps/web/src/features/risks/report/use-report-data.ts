import { useMemo } from "react";
import { readAdviser } from "@holdfast/contract/clients/adviser";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listInsurancePolicies } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { confirmedRisks } from "@holdfast/contract/risks/proposed-risk-rules";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { buildReportData } from "@holdfast/printables/risk-report/gather-report";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import type { CallError } from "../../../platform/api/call-error";
import { dayOf } from "../../../platform/format/date-format";
import { useImageData } from "../../../platform/api/use-image-data";
import { useRead } from "../../../platform/api/use-endpoint";
import { useToday } from "../../../platform/format/use-today";
import { useOrganisation, usePlan } from "../../workspace/public";
import { useRisks } from "../use-risks";
import { useRuledOutCategories } from "../use-ruled-out-categories";

type ReadOfList<Row> = {
  readonly data: readonly Row[] | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** One stable array, so that the report doesn't re-render. */
const NO_ROWS: readonly never[] = [];

/** Replaces a read with no rows if the business has no industry or the service doesn't know it. */
const orNothing = <Row>(read: ReadOfList<Row>, isIndustryKnown: boolean): ReadOfList<Row> =>
  isIndustryKnown && read.error?.status !== 404
    ? read
    : { data: NO_ROWS, error: null, isFetching: false, refetch: async () => undefined };

/**
 * Reads everything the printed report shows once a report was accepted; `data` is undefined before. If a service
 * is unavailable, the report waits for it: a silently missing hazard section would read as 'no hazards'.
 */
export function useReportData(report: RiskReport | null) {
  const plan = usePlan();
  const organisation = useOrganisation();
  const dateIssued = useToday();
  const isIndustryKnown = organisation.industryCode !== "";
  const industry =
    report === null || !isIndustryKnown ? null : { params: { code: organisation.industryCode } };
  const hazardsOfIndustry = useRead(readHazardIndex, industry);
  const exposuresOfIndustry = useRead(listSignificantExposures, industry);
  const hazards = orNothing(hazardsOfIndustry, isIndustryKnown);
  const exposures = orNothing(exposuresOfIndustry, isIndustryKnown);
  const ofPlan = report === null ? null : { params: { planId: plan.planId } };
  const areaRatings = useRead(listStrategicBias, ofPlan);
  const policies = useRead(listInsurancePolicies, ofPlan);
  const adviser = useRead(readAdviser, ofPlan, { isAlwaysFresh: true });
  const risks = useRisks();
  const ruledOut = useRuledOutCategories();
  const proposals = useRead(listProposals, { params: { orgId: plan.organisationId } });
  const logoUrl = useImageData(organisation.avatarUrl);
  const adviserLogo = useImageData(adviser.data?.logoUrl ?? null);

  const data = useMemo((): RiskReportData | undefined => {
    if (report === null || !hazards.data || !exposures.data || !risks.data) return undefined;
    if (!areaRatings.data || !policies.data || logoUrl === undefined) return undefined;
    if (adviser.data === undefined || adviserLogo === undefined || !ruledOut.data) return undefined;
    if (!proposals.data) return undefined;
    const { confirmed, proposed } = confirmedRisks(risks.data, proposals.data);
    return buildReportData({
      organisation,
      logoUrl,
      plan,
      dateIssued,
      dayOf,
      hazardIndex: hazards.data,
      exposures: exposures.data,
      risks: confirmed,
      proposedRisks: proposed.map(({ name }) => name),
      ruledOut: ruledOut.data,
      areaRatings: areaRatings.data,
      isMtpdProposed: proposals.data.some(
        ({ kind, recordId }) => kind === "mtpd" && recordId === plan.planId,
      ),
      policies: policies.data,
      adviser: adviser.data && { ...adviser.data, logoUrl: adviserLogo },
      report,
    });
  }, [
    report,
    hazards.data,
    exposures.data,
    risks.data,
    ruledOut.data,
    proposals.data,
    areaRatings.data,
    policies.data,
    adviser.data,
    adviserLogo,
    organisation,
    logoUrl,
    plan,
    dateIssued,
  ]);

  // The screen itself waits for the risks and shows their errors.
  const reads = [hazards, exposures, areaRatings, policies, adviser];
  return {
    data,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ error, refetch }) => error && refetch())),
  };
}

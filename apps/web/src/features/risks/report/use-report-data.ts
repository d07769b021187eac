import { useMemo } from "react";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { gatherReport } from "@holdfast/printables/risk-report/gather-report";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import type { CallError } from "../../../platform/api/call-error";
import { dayOf } from "../../../platform/format/date-format";
import { useRead } from "../../../platform/api/use-endpoint";
import { useToday } from "../../../platform/format/use-today";
import { useOrganisation, usePlan } from "../../dashboard/public";
import { useRisks } from "../use-risks";

type ReadOfList<Row> = {
  readonly data: readonly Row[] | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** The same each time, so that the report is not drawn again for it. */
const NO_ROWS: readonly never[] = [];

/** Nothing, for a business that has not chosen its industry, and where the service does not know it. */
const orNothing = <Row>(read: ReadOfList<Row>, isIndustryKnown: boolean): ReadOfList<Row> =>
  isIndustryKnown && read.error?.status !== 404
    ? read
    : { data: NO_ROWS, error: null, isFetching: false, refetch: async () => undefined };

/**
 * All that the printed report shows, read once a report was accepted; undefined before. Where a service is
 * away, the report waits for it: a hazard part that is silently missing would be taken for 'no hazards'.
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
  const risks = useRisks();

  const data = useMemo((): RiskReportData | undefined => {
    if (report === null || !hazards.data || !exposures.data || !risks.data) return undefined;
    return gatherReport({
      organisation,
      plan,
      dateIssued,
      dayOf,
      hazardIndex: hazards.data,
      exposures: exposures.data,
      risks: risks.data,
      report,
    });
  }, [report, hazards.data, exposures.data, risks.data, organisation, plan, dateIssued]);

  // The screen itself waits for the risks and says where they fail.
  const reads = [hazards, exposures];
  return {
    data,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ error, refetch }) => error && refetch())),
  };
}

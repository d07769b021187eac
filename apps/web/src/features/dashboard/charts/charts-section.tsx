import type { Dashboard } from "@holdfast/contract/dashboard/read-dashboard";
import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import styles from "../dashboard.module.css";
import { HazardIndexChart } from "./hazard-index-chart";
import { ImpactAnalysisChart } from "./impact-analysis-chart";
import { StagedParts } from "../../../ui/loading/staged-parts";
import { LocationsCard } from "../locations/locations-card";
import { RecoveryTimesChart } from "./recovery-times-chart";
import { RiskAnalysisChart } from "./risk-analysis-chart";
import type { useHazardIndex } from "./use-hazard-index";

type ChartsSectionProps = {
  readonly dashboard: Dashboard;
  readonly hazards: ReturnType<typeof useHazardIndex>;
};

/** The charts of the dashboard, and its map. */
export const ChartsSection = ({ dashboard, hazards }: ChartsSectionProps) => {
  const proposedOf = (kind: ProposalKind) =>
    dashboard.proposed.find((proposal) => proposal.kind === kind)?.count ?? 0;
  return (
    <StagedParts>
      <RiskAnalysisChart risks={dashboard.risks} proposed={proposedOf("risk")} />
      <div className={styles.charts}>
        <ImpactAnalysisChart areas={dashboard.areas} proposed={proposedOf("strategic-bia")} />
        <RecoveryTimesChart units={dashboard.units} proposed={proposedOf("tactical-bia")} />
      </div>
      <HazardIndexChart hazards={hazards} />
      <LocationsCard />
    </StagedParts>
  );
};

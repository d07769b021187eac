import type { Dashboard } from "@holdfast/contract/dashboard/read-dashboard";
import styles from "../dashboard.module.css";
import { HazardIndexChart } from "./hazard-index-chart";
import { ImpactAnalysisChart } from "./impact-analysis-chart";
import { StagedParts } from "../../../ui/loading/staged-parts";
import { LocationsCard } from "../locations/locations-card";
import { RecoveryTimesChart } from "./recovery-times-chart";
import { RiskAnalysisChart } from "./risk-analysis-chart";
import type { useHazardIndex } from "../current/use-dashboard";

type ChartsSectionProps = {
  readonly dashboard: Dashboard;
  readonly hazards: ReturnType<typeof useHazardIndex>;
};

/** The charts of the dashboard, and its map. */
export const ChartsSection = ({ dashboard, hazards }: ChartsSectionProps) => (
  <StagedParts>
    <RiskAnalysisChart risks={dashboard.risks} />
    <div className={styles.charts}>
      <ImpactAnalysisChart areas={dashboard.areas} />
      <RecoveryTimesChart units={dashboard.units} />
    </div>
    <HazardIndexChart hazards={hazards} />
    <LocationsCard />
  </StagedParts>
);

import type { PlanDataBlock as PlanDataBlockName } from "@holdfast/content/plan-template/plan-part";
import type { TextValues } from "../document/rich-text";
import { FacetsDiagram } from "./facets-diagram";
import { IncidentLevelsDiagram } from "./incident-levels-diagram";
import type { ContinuityPlanData } from "./plan-data";
import { DecisionDiagram } from "./decision-diagram";
import { CriticalityLevelsTable, IncidentLevelsTable } from "./level-tables";
import { DocumentIdentity } from "./document-identity";
import { RecoveryTimesChart } from "./recovery-times-chart";
import { RecoverySitesTable, RecoveryStrategiesTable } from "./recovery-tables";
import {
  CriticalAreasTable,
  PenaltiesTable,
  SupportingLinesTable,
  SystemsTable,
  UnitTasksTable,
} from "./impact-tables";
import { ResponseTimeLine } from "./response-time-line";
import { RecoveryTeamsTable, TeamMembersTable } from "./team-tables";
import { GovernanceText } from "./governance-text";

interface PlanDataBlockProps {
  readonly show: PlanDataBlockName;
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

/** Renders a table, chart or diagram from the business's own records. */
export function PlanDataBlock({ show, data, values }: PlanDataBlockProps) {
  switch (show) {
    case "document-identity":
      return <DocumentIdentity data={data} values={values} />;
    case "incident-levels-diagram":
      return <IncidentLevelsDiagram />;
    case "incident-levels-table":
      return <IncidentLevelsTable />;
    case "criticality-levels":
      return <CriticalityLevelsTable />;
    case "decision-diagram":
      return <DecisionDiagram />;
    case "mtpd":
      return (
        <p className="hf-figure-of-time">
          <span>Maximum tolerable period of disruption (MTPD) of this plan</span>
          <strong>{values.mtpd}</strong>
        </p>
      );
    case "facets-diagram":
      return <FacetsDiagram />;
    case "response-time-line":
      return <ResponseTimeLine />;
    case "governance":
      return <GovernanceText text={data.business.governance} />;
    case "recovery-teams":
      return <RecoveryTeamsTable teams={data.teams} />;
    case "emergency-team-members":
      return <TeamMembersTable teams={data.teams} teamTypeName="Emergency Response Team" />;
    case "crisis-team-members":
      return <TeamMembersTable teams={data.teams} teamTypeName="Crisis Management Team" />;
    case "it-team-members":
      return <TeamMembersTable teams={data.teams} teamTypeName="Information Technology Team" />;
    case "critical-areas":
      return <CriticalAreasTable areas={data.criticalAreas} />;
    case "critical-areas-and-penalties":
      return <PenaltiesTable areas={data.criticalAreas} />;
    case "recovery-times-chart":
      return <RecoveryTimesChart units={data.supportingUnits} mtpd={data} />;
    case "supporting-lines":
      return <SupportingLinesTable units={data.supportingUnits} mtpd={data} />;
    case "systems-in-order":
      return (
        <SystemsTable units={data.supportingUnits} requirements={data.requirements} mtpd={data} />
      );
    case "unit-tasks":
      return <UnitTasksTable units={data.supportingUnits} mtpd={data} />;
    case "recovery-sites":
      return <RecoverySitesTable sites={data.recoverySites} />;
    case "recovery-strategies":
      return <RecoveryStrategiesTable strategies={data.recoveryStrategies} />;
  }
}

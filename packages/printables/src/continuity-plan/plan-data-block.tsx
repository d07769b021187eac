import type { ReactElement } from "react";
import type { PlanDataBlock as PlanDataBlockName } from "@holdfast/content/plan-template/plan-part";
import { PrintedTableView } from "../document/printed-table";
import { FacetsDiagram } from "./diagrams/facets-diagram";
import { IncidentLevelsDiagram } from "./diagrams/incident-levels-diagram";
import type { ContinuityPlanData } from "./plan-data";
import { DecisionDiagram } from "./diagrams/decision-diagram";
import { CriticalityLevelsTable, IncidentLevelsTable } from "./level-tables";
import { DocumentIdentity } from "./document-identity";
import { mtpdValue } from "./recovery-time-text";
import { RecoveryTimesChart } from "./diagrams/recovery-times-chart";
import { APPENDICES } from "./plan-contents";
import { ResponseTimeLine } from "./diagrams/response-time-line";
import { isPlanTable, planTable } from "./plan-tables";
import { hasRoomForGovernance, roomOfTeam } from "./page-room";
import { recoveryTeamTables } from "./team-tables";
import { FirstHourNumbers } from "./short-list-view";
import { TeamsWithheld } from "./status-notice";
import { GovernanceText } from "./governance-text";

interface PlanDataBlockProps {
  readonly show: PlanDataBlockName;
  readonly data: ContinuityPlanData;
}

/** The blocks that an expired plan leaves out. */
const TEAM_BLOCKS: ReadonlySet<PlanDataBlockName> = new Set([
  "recovery-teams",
  "emergency-team-members",
  "crisis-team-members",
  "it-team-members",
]);

/** Renders a table, chart or diagram from the business's own records. */
export function PlanDataBlock({
  show,
  data,
}: PlanDataBlockProps): ReactElement | readonly ReactElement[] {
  if (data.plan.isExpired && TEAM_BLOCKS.has(show)) return <TeamsWithheld data={data} />;
  if (isPlanTable(show)) {
    const { fill, roomOf } = planTable(show);
    return (
      <PrintedTableView
        table={fill(data)}
        fit={{ room: roomOf(data), restIn: APPENDICES.further.number }}
      />
    );
  }
  switch (show) {
    case "document-identity":
      return <DocumentIdentity data={data} />;
    case "incident-levels-diagram":
      return <IncidentLevelsDiagram />;
    case "incident-levels-table":
      return <IncidentLevelsTable />;
    case "criticality-levels":
      return <CriticalityLevelsTable />;
    case "decision-diagram":
      return <DecisionDiagram />;
    case "first-hour-numbers":
      return <FirstHourNumbers data={data} />;
    case "mtpd":
      return (
        <p className="hf-figure-of-time">
          <span>Maximum tolerable period of disruption (MTPD) of this plan</span>{" "}
          <strong>{mtpdValue(data)}</strong>
        </p>
      );
    case "facets-diagram":
      return <FacetsDiagram />;
    case "response-time-line":
      return <ResponseTimeLine />;
    case "governance":
      return hasRoomForGovernance(data) ? (
        <GovernanceText text={data.business.governance} />
      ) : (
        <p>What the business has recorded is in {APPENDICES.further.number}.</p>
      );
    case "recovery-teams":
      return recoveryTeamTables(data).map(({ colour, table: team }, _at, all) => (
        <div key={team.caption} className={`hf-team hf-${colour}`}>
          <PrintedTableView
            table={team}
            fit={{ room: roomOfTeam(all.length), restIn: APPENDICES.further.number }}
          />
        </div>
      ));
    case "recovery-times-chart":
      return <RecoveryTimesChart units={data.supportingUnits} mtpd={data} />;
  }
}

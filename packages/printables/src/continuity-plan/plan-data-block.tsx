import type { ReactElement } from "react";
import type { PlanDataBlock as PlanDataBlockName } from "@holdfast/content/plan-template/plan-part";
import { PrintedTableView } from "../document/printed-table";
import { FacetsDiagram } from "./diagrams/facets-diagram";
import { IncidentLevelsDiagram } from "./diagrams/incident-levels-diagram";
import type { ContinuityPlanData } from "./plan-data";
import { DecisionDiagram } from "./diagrams/decision-diagram";
import { CriticalityLevelsTable, IncidentLevelsTable } from "./tables/level-tables";
import { DocumentIdentity } from "./front-pages/document-identity";
import { mtpdValue } from "./recovery-time-text";
import { RecoveryTimesChart } from "./diagrams/recovery-times-chart";
import { APPENDICES } from "./plan-contents";
import { ResponseTimeLine } from "./diagrams/response-time-line";
import { isPlanTable, planTable } from "./tables/plan-tables";
import { recoveryTeamTables } from "./tables/team-tables";
import { FirstHourNumbers } from "./first-hour/short-list-view";
import { TeamsWithheld } from "./front-pages/status-notice";
import { GovernanceText } from "./front-pages/governance-text";
import { furtherCaption } from "./appendices/further-rows";

interface PlanDataBlockProps {
  /** The number or the title of the topic. */
  readonly topic: string;
  readonly show: PlanDataBlockName;
  readonly data: ContinuityPlanData;
}

/** Where the overview's teams have all of their members. */
const MEMBERS_ELSEWHERE = `the team\u2019s section or ${APPENDICES.further.number}`;

/** The blocks that an expired plan leaves out. */
const TEAM_BLOCKS: ReadonlySet<PlanDataBlockName> = new Set([
  "recovery-teams",
  "emergency-team-members",
  "crisis-team-members",
  "it-team-members",
]);

/** Renders a table, chart or diagram from the business's own records. */
export function PlanDataBlock({
  topic,
  show,
  data,
}: PlanDataBlockProps): ReactElement | readonly ReactElement[] {
  if (data.plan.isExpired && TEAM_BLOCKS.has(show)) return <TeamsWithheld data={data} />;
  if (isPlanTable(show)) {
    const table = planTable(show)(data);
    if (table.rows.length === 0 && table.limits.padTo === 0) return [];
    return (
      <PrintedTableView
        table={table}
        rest={{ where: APPENDICES.further.number, key: furtherCaption(topic, table) }}
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
      return <GovernanceText text={data.business.governance} />;
    case "recovery-teams":
      return recoveryTeamTables(data).map(({ colour, table: team, hasSection }) => (
        <div key={team.caption} className={`hf-team hf-${colour}`}>
          <PrintedTableView
            table={team}
            rest={
              hasSection
                ? { where: MEMBERS_ELSEWHERE }
                : { where: APPENDICES.further.number, key: furtherCaption(topic, team) }
            }
          />
        </div>
      ));
    case "recovery-times-chart":
      return <RecoveryTimesChart units={data.supportingUnits} mtpd={data} />;
  }
}

import { CRITICALITY_LEVELS } from "@holdfast/content/library/impact/criticality-levels";
import { INCIDENT_LEVELS } from "@holdfast/content/library/response/incident-levels";
import { DocumentTable } from "../../document/document-table";

/** Describes each incident level, with the same text as the screen 'Activation Levels'. */
export function IncidentLevelsTable() {
  return (
    <DocumentTable
      caption="How to tell the levels apart"
      columns={[
        { head: "Level", width: 16 },
        { head: "Physical and operational impact", width: 44 },
        { head: "Reputation impact", width: 40 },
      ]}
      rows={INCIDENT_LEVELS.map((level) => [
        <strong key="level">
          {level.name}: {level.title}
        </strong>,
        level.physicalImpact.join(" "),
        level.reputationImpact.join(" "),
      ])}
    />
  );
}

/** Lists the four grades of criticality, highest first. */
export function CriticalityLevelsTable() {
  return (
    <DocumentTable
      caption="Grades of criticality"
      columns={[
        { head: "Grade", width: 20 },
        { head: "Meaning", width: 80 },
      ]}
      rows={CRITICALITY_LEVELS.toReversed().map((level) => [
        <strong key="grade">
          {level.criticality} {level.name}
        </strong>,
        level.description,
      ])}
    />
  );
}

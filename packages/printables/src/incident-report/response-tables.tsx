import { teamTypeById } from "@holdfast/content/library/team-types";
import type { IncidentUnit, Responder } from "@holdfast/contract/incidents/incident";
import { byRecoveryTime } from "@holdfast/contract/incidents/incident-rules";
import {
  ANSWER_NAMES,
  spanText,
  UNIT_STATUS_NAMES,
} from "@holdfast/contract/incidents/incident-words-rules";
import { daysText } from "../document/date-text";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/instant-text";
import type { IncidentReportData } from "./incident-report-data";

type TableProps = { readonly data: IncidentReportData };

const teamName = (teamTypeId: number) => teamTypeById(teamTypeId)?.displayName ?? "";

/** The units in the order in which they must be back, with how long each was down. */
export function UnitsTable({ data: { incident, timeZone } }: TableProps) {
  if (incident.units.length === 0) return <p>The plan has no business units.</p>;
  return (
    <DocumentTable
      caption="How long each unit was down"
      columns={[
        { head: "Unit", width: 26 },
        { head: "Status", width: 16 },
        { head: "Down since", width: 18 },
        { head: "Down for", width: 16 },
        { head: "RTO", width: 10 },
        { head: "Worked at", width: 14 },
      ]}
      rows={byRecoveryTime(incident.units).map((unit) => [
        unit.name,
        UNIT_STATUS_NAMES[unit.status],
        unit.downSince === null ? "–" : instantText(unit.downSince, timeZone),
        downFor(unit),
        daysText(unit.rtoDays),
        unit.site || unit.plannedSite,
      ])}
    />
  );
}

const DAY = 86_400_000;

function downFor({ downSince, restoredAt, rtoDays }: IncidentUnit): string {
  if (downSince === null) return "–";
  if (restoredAt === null) return "Not restored";
  const span = Date.parse(restoredAt) - Date.parse(downSince);
  const isLate = rtoDays !== null && span > rtoDays * DAY;
  return `${spanText(span)}${isLate ? ", past the RTO" : ""}`;
}

/** Who was alerted, when, and what each person answered. */
export function PeopleTable({ data: { incident, timeZone } }: TableProps) {
  if (incident.areRespondersWithheld)
    return <p>The plan has expired, so its people are not shown. Renew it to print them.</p>;
  const people = incident.responders.filter(({ alertedAt }) => alertedAt !== null);
  if (people.length === 0) return <p>No one was alerted.</p>;
  return (
    <DocumentTable
      caption="Alerts and answers"
      columns={[
        { head: "Name", width: 26 },
        { head: "Team", width: 28 },
        { head: "Alerted", width: 18 },
        { head: "Answer", width: 28 },
      ]}
      rows={people.map((person) => [
        person.name,
        `${teamName(person.teamTypeId)}, ${person.designation === "Primary" ? "Primary" : "Alternative"}`,
        person.alertedAt === null ? "" : instantText(person.alertedAt, timeZone),
        answerOf(person, timeZone),
      ])}
    />
  );
}

const answerOf = ({ answer, answeredAt }: Responder, timeZone: string) =>
  answer === null || answeredAt === null
    ? "No answer"
    : `${ANSWER_NAMES[answer]}, ${instantText(answeredAt, timeZone)}`;

/** Each team's actions, with who did them and when. */
export function ActionsTables({ data: { incident, timeZone } }: TableProps) {
  const teams = [...new Set(incident.actions.map(({ teamTypeId }) => teamTypeId))];
  if (teams.length === 0) return <p>No actions were recorded.</p>;
  return teams.map((teamTypeId) => {
    const actions = incident.actions.filter((action) => action.teamTypeId === teamTypeId);
    const done = actions.filter(({ doneAt }) => doneAt !== null).length;
    return (
      <DocumentTable
        key={teamTypeId}
        caption={`${teamName(teamTypeId)}: ${done} of ${actions.length} done`}
        columns={[
          { head: "Action", width: 52 },
          { head: "Due", width: 17 },
          { head: "Done", width: 31 },
        ]}
        rows={actions.map(({ text, dueAt, doneAt, doneByName }) => [
          text,
          dueAt === null ? "–" : instantText(dueAt, timeZone),
          doneAt === null ? "Not done" : `${instantText(doneAt, timeZone)}, ${doneByName ?? ""}`,
        ])}
        height="compact"
      />
    );
  });
}

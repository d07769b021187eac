import {
  markedName,
  SHORT_PROPOSED_SUFFIX,
} from "@holdfast/contract/proposals/proposal-mark-rules";
import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { isToShow } from "@holdfast/contract/incidents/action-branch-rules";
import type { IncidentAction, IncidentUnit } from "@holdfast/contract/incidents/incident";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { byRecoveryTime } from "@holdfast/contract/incidents/incident-rules";
import {
  ANSWER_NAMES,
  deliveryProblems,
  spanText,
  UNIT_STATUS_NAMES,
} from "@holdfast/contract/incidents/incident-words-rules";
import { daysText } from "../document/text/date-text";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/text/instant-text";
import type { IncidentReportData } from "./incident-report-data";

type TableProps = { readonly data: IncidentReportData };

/** The units that were down, in the order in which they must be back, and for how long. */
export function UnitsTable({ data: { incident, timeZone } }: TableProps) {
  const units = byRecoveryTime(incident.units);
  if (units.length === 0) return <p>The plan has no business units.</p>;
  const down = units.filter(({ downSince }) => downSince !== null);
  const others = units.filter(({ downSince }) => downSince === null).map(({ name }) => name);
  if (down.length === 0) return <p>No unit was down: {others.join(", ")}.</p>;
  return (
    <DocumentTable
      caption="How long each unit was down"
      columns={[
        { head: "Unit", width: 20 },
        { head: "Status", width: 14 },
        { head: "Down since", width: 16 },
        { head: "Down for", width: 15 },
        { head: "RTO", width: 13 },
        { head: "Worked at", width: 22 },
      ]}
      rows={down.map((unit) => [
        unit.name,
        UNIT_STATUS_NAMES[unit.status],
        unit.downSince === null ? "" : instantText(unit.downSince, timeZone),
        downFor(unit),
        markedName(daysText(unit.rtoDays), hasProposedRto(unit), SHORT_PROPOSED_SUFFIX),
        workedAt(unit),
      ])}
      note={others.length > 0 ? `Not down: ${others.join(", ")}.` : undefined}
    />
  );
}

/** Where a unit is planned to work is not where it worked. */
const workedAt = ({ site, plannedSite }: IncidentUnit) =>
  site || (plannedSite ? `Not recorded (planned: ${plannedSite})` : "Not recorded");

const DAY = 86_400_000;

const hasProposedRto = ({ rtoDays, isRtoProposed }: IncidentUnit) =>
  rtoDays !== null && isRtoProposed === true;

function downFor(unit: IncidentUnit): string {
  const { downSince, restoredAt, rtoDays } = unit;
  if (downSince === null || restoredAt === null) return "Not restored";
  const span = Date.parse(restoredAt) - Date.parse(downSince);
  const isLate = rtoDays !== null && span > rtoDays * DAY;
  return `${spanText(span)}${isLate ? `, past the ${hasProposedRto(unit) ? "proposed RTO" : "RTO"}` : ""}`;
}

const SENT =
  "The times are those at which an alert was sent. Whether it arrived is known only from an answer.";

/** Who was alerted, when, and what each person answered. */
export function PeopleTable({ data: { incident, timeZone } }: TableProps) {
  if (incident.areRespondersWithheld)
    return <p>The plan has expired, so its people are not shown. Renew it to print them.</p>;
  const { activatedTeams, responders } = incident;
  const people = responders.filter(({ alertedAt }) => alertedAt !== null);
  const empty = activatedTeams.filter((team) =>
    responders.every(({ teamTypeId }) => teamTypeId !== team),
  );
  const note =
    empty.length > 0 ? `Teams without members: ${empty.map(teamNameOf).join(", ")}.` : "";
  if (people.length === 0) return <p>No one was alerted. {note}</p>;
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
        `${teamNameOf(person.teamTypeId)}, ${person.designation === "Primary" ? "Primary" : "Alternative"}`,
        alertOf(person, timeZone),
        answerOf(person, timeZone),
      ])}
      note={[SENT, note].filter(Boolean).join(" ")}
    />
  );
}

const alertOf = (person: Responder, timeZone: string) =>
  [
    ...(person.alertedAt === null ? [] : [instantText(person.alertedAt, timeZone)]),
    ...deliveryProblems(person),
  ].join(". ");

const answerOf = ({ answer, answeredAt }: Responder, timeZone: string) =>
  answer === null || answeredAt === null
    ? "No answer"
    : `${ANSWER_NAMES[answer]}, ${instantText(answeredAt, timeZone)}`;

/** Each team's actions that were done, had a time limit or were added, and how many others were not ticked. */
export function ActionsTables({ data: { incident, timeZone } }: TableProps) {
  const teams = [...new Set(incident.actions.map(({ teamTypeId }) => teamTypeId))];
  if (teams.length === 0) return <p>No actions were recorded.</p>;
  return teams.map((teamTypeId) => {
    const actions = incident.actions.filter(
      (action) => action.teamTypeId === teamTypeId && isToShow(action, incident),
    );
    const done = actions.filter(({ doneAt }) => doneAt !== null).length;
    const shown = actions.filter(isPrinted);
    const left = actions.length - shown.length;
    const caption = `${teamNameOf(teamTypeId)}: ${done} of ${actions.length} done`;
    const note =
      left > 0
        ? `Actions of the plan without a time limit that were not done: ${left}.`
        : undefined;
    // A table of no rows looks as if something were missing.
    if (shown.length === 0)
      return (
        <p key={teamTypeId}>
          {caption}. {note}
        </p>
      );
    return (
      <DocumentTable
        key={teamTypeId}
        caption={caption}
        columns={[
          { head: "Action", width: 48 },
          { head: "Due", width: 18 },
          { head: "Done", width: 34 },
        ]}
        rows={shown.map(({ topic, group, text, dueAt, doneAt, doneByName, assignedTo }) => [
          <ActionText key="text" heading={headingOf({ topic, group })} text={text} />,
          dueAt === null ? "–" : instantText(dueAt, timeZone),
          doneAt === null
            ? `Not done${assignedTo ? ` (assigned to ${assignedTo.name})` : ""}`
            : `${instantText(doneAt, timeZone)}, ${doneByName ?? ""}`,
        ])}
        note={note}
        height="compact"
      />
    );
  });
}

const ADDED = "Added";

/** The branch of the plan, so that an action of another branch is not read as one that was forgotten. */
const headingOf = ({ topic, group }: Pick<IncidentAction, "topic" | "group">) =>
  group === null ? topic : `${topic}: ${group.heading}`;

const ActionText = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <>
    <span className="hf-incident-branch">{heading}</span>
    <br />
    {text}
  </>
);

const isPrinted = ({ doneAt, dueAt, topic, assignedTo }: IncidentAction) =>
  doneAt !== null || dueAt !== null || topic === ADDED || Boolean(assignedTo);

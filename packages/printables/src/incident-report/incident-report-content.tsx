import type { IncidentRole } from "@holdfast/contract/incidents/incident-role";
import { leadOf, scribeOf } from "@holdfast/contract/incidents/role-rules";
import {
  incidentNumber,
  STATUS_NAMES,
  titleOf,
} from "@holdfast/contract/incidents/incident-words-rules";
import { AgreedActionsTable } from "../document/agreed-actions-table";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/text/instant-text";
import { CostAnnex } from "./cost-annex";
import type { IncidentReportData } from "./incident-report-data";
import { LogTable } from "./log-table";
import { ActionsTables, PeopleTable, UnitsTable } from "./response-tables";
import { SafetySection } from "./safety-tables";

type PartProps = { readonly data: IncidentReportData };

/**
 * The report of an incident or rehearsal: facts, review, people, business units, actions, the log, and the costs. A later
 * part of a long log has only its entries.
 */
export function IncidentReportContent({ data }: PartProps) {
  const { isExercise, review } = data.incident;
  const { number, of } = data.part;
  if (number > 1)
    return (
      <div className="hf-document hf-incident">
        <section className="hf-sheet">
          <h2 id="contents">{`${isExercise ? "Exercise report" : "Incident report"}, part ${number} of ${of}: log`}</h2>
          {isExercise ? <ExerciseMark /> : null}
          <Facts data={data} />
          <LogTable data={data} />
        </section>
      </div>
    );
  return (
    <div className="hf-document hf-incident">
      <section className="hf-sheet">
        <h2 id="contents">{isExercise ? "Exercise report" : "Incident report"}</h2>
        {isExercise ? <ExerciseMark /> : null}
        <Facts data={data} />
        {review === null ? (
          <p>This report was printed before the incident was closed with a review.</p>
        ) : (
          <Review data={data} />
        )}
        <SafetySection data={data} />
        <h3>Business units</h3>
        <UnitsTable data={data} />
        <h3>People alerted</h3>
        <PeopleTable data={data} />
        <h3>Actions</h3>
        <ActionsTables data={data} />
        <h3>Log</h3>
        <LogTable data={data} />
      </section>
      <CostAnnex data={data} />
    </div>
  );
}

const ExerciseMark = () => (
  <p className="hf-incident-mark">EXERCISE: this was a rehearsal. Nothing had happened.</p>
);

function Facts({ data }: PartProps) {
  const { incident, organisationName, planName, timeZone } = data;
  const { whatHappened, place, declaredAt, declaredByName, closedAt, status } = incident;
  const time = (instant: string) => instantText(instant, timeZone);
  const scribe = scribeOf(incident);
  const rows: readonly (readonly [string, string])[] = [
    ["Organisation and plan", `${organisationName}, ${planName}`],
    ["Incident number", incidentNumber(incident)],
    ["Level", titleOf(incident)],
    ["What happened", whatHappened || "Not described"],
    ["Where", place || "Not recorded"],
    ["Declared", `${time(declaredAt)} by ${declaredByName}`],
    ["Lead", holderText(leadOf(incident), timeZone)],
    ...(scribe ? [["Scribe", holderText(scribe, timeZone)] as const] : []),
    [
      "Status",
      closedAt === null ? STATUS_NAMES[status] : `${STATUS_NAMES[status]}, ${time(closedAt)}`,
    ],
    ["Times", `In the time zone ${timeZone}`],
  ];
  return (
    <DocumentTable
      caption="The incident"
      columns={[
        { head: "Fact", width: 26 },
        { head: "Recorded", width: 74 },
      ]}
      rows={rows}
    />
  );
}

/** Earlier holders are in the log. */
const holderText = ({ name, since }: Omit<IncidentRole, "role">, timeZone: string) =>
  `${name}, since ${instantText(since, timeZone)}`;

function Review({ data: { incident, timeZone } }: PartProps) {
  const { review } = incident;
  if (review === null) return null;
  return (
    <>
      <h3>Review</h3>
      <h4>What happened</h4>
      <p className="hf-incident-text">{review.happened}</p>
      <h4>What worked</h4>
      <p className="hf-incident-text">{review.worked}</p>
      {review.improve === "" ? null : (
        <>
          <h4>What did not work</h4>
          <p className="hf-incident-text">{review.improve}</p>
        </>
      )}
      {review.risks.length === 0 ? null : (
        <>
          <h4>Risks of the plan that this was about</h4>
          <ul>
            {review.risks.map(({ riskId, name }) => (
              <li key={riskId}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <AgreedActionsTable
        caption="What was decided"
        actions={review.actions}
        doneText={(doneAt) => (doneAt === null ? "Not done" : instantText(doneAt, timeZone))}
      />
    </>
  );
}

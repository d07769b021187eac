import { costText } from "@holdfast/contract/incidents/cost-rules";
import {
  KIND_NAMES,
  STATUS_NAMES,
  titleOf,
} from "@holdfast/contract/incidents/incident-words-rules";
import { AgreedActionsTable } from "../document/agreed-actions-table";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/text/instant-text";
import { CostAnnex } from "./cost-annex";
import type { IncidentReportData, PrintedLogEntry } from "./incident-report-data";
import { ActionsTables, PeopleTable, UnitsTable } from "./response-tables";
import { SafetySection } from "./safety-tables";

type PartProps = { readonly data: IncidentReportData };

/** The report of an incident or rehearsal: facts, review, people, business units, actions, and the whole log. */
export function IncidentReportContent({ data }: PartProps) {
  const { isExercise, review } = data.incident;
  return (
    <div className="hf-document hf-incident">
      <section className="hf-sheet">
        <h2 id="contents">{isExercise ? "Exercise report" : "Incident report"}</h2>
        {isExercise ? (
          <p className="hf-incident-mark">EXERCISE: this was a rehearsal. Nothing had happened.</p>
        ) : null}
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
        <Log data={data} />
      </section>
      <CostAnnex data={data} />
    </div>
  );
}

function Facts({ data }: PartProps) {
  const { incident, organisationName, planName, timeZone } = data;
  const { whatHappened, place, declaredAt, declaredByName, closedAt, status } = incident;
  const time = (instant: string) => instantText(instant, timeZone);
  const rows: readonly (readonly [string, string])[] = [
    ["Organisation and plan", `${organisationName}, ${planName}`],
    ["Level", titleOf(incident)],
    ["What happened", whatHappened || "Not described"],
    ["Where", place || "Not recorded"],
    ["Declared", `${time(declaredAt)} by ${declaredByName}`],
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

function Log({ data: { log, brokenAt, timeZone } }: PartProps) {
  return (
    <>
      <DocumentTable
        caption="Everything that was recorded, in the order in which it reached the server"
        columns={[
          { head: "No.", width: 7, isNumber: true },
          { head: "Time and hash", width: 20 },
          { head: "By", width: 17 },
          { head: "Entry", width: 56 },
        ]}
        rows={log.map((entry) => [
          entry.number,
          <Times key="times" entry={entry} timeZone={timeZone} />,
          entry.authorName,
          <EntryText key="text" entry={entry} />,
        ])}
        height="compact"
      />
      <p>
        Each entry has a SHA-256 hash of itself, of its photo and of the previous hash. Its first{" "}
        {HASH_START} characters are printed below its time. When this report was printed,{" "}
        {brokenAt === undefined
          ? "all entries matched their hashes."
          : `entry ${brokenAt} did not match its hash: it, or one before it, was changed.`}{" "}
        {photosSentence(log)}
      </p>
      <p>
        This does not show whether the whole log was written anew or newest entries were removed. To
        check that, compare number and hash with an earlier copy: the emails of the stand-down and
        of the closing, an earlier report, or a plan on a phone.
      </p>
      <p>
        The hashes are of the log only. The review and the tables above are printed from records
        that can change. Each alert, answer, ticked action and change of a business unit is also an
        entry of the log; the review is not.
      </p>
      <p className="hf-incident-hash">
        Hash of entry {log.at(-1)?.number}, the last one: {log.at(-1)?.hash}
      </p>
    </>
  );
}

function photosSentence(log: readonly PrintedLogEntry[]): string {
  const changed = log.filter(({ isPhotoChanged }) => isPhotoChanged).map(({ number }) => number);
  if (changed.length > 0)
    return `The photo of entry ${changed.join(", ")} is not the one that was received: its file was changed.`;
  return log.some(({ photoData }) => photoData !== null)
    ? "All photos that are printed matched the hashes of their files."
    : "";
}

/** An entry that took longer to arrive was written without a network (ms). */
const LATE = 120_000;
/** Characters of a hash, enough to compare it with the whole one of an email or a phone. */
const HASH_START = 16;

type TimesProps = { readonly entry: PrintedLogEntry; readonly timeZone: string };

const Times = ({ entry: { deviceAt, serverAt, hash }, timeZone }: TimesProps) => (
  <>
    {instantText(deviceAt, timeZone)}
    {Date.parse(serverAt) - Date.parse(deviceAt) > LATE
      ? ` (received ${instantText(serverAt, timeZone)})`
      : null}
    <br />
    <span className="hf-incident-hash">{hash.slice(0, HASH_START)}</span>
  </>
);

function EntryText({ entry }: { readonly entry: PrintedLogEntry }) {
  const { kind, text, cost, photo, photoData, isPhotoChanged, number } = entry;
  return (
    <>
      {kind === "note" ? null : <strong>{KIND_NAMES[kind]}: </strong>}
      <span className="hf-incident-text">{text}</span>
      {cost === null ? null : ` (${costText(cost)})`}
      {photoData === null ? null : (
        <img className="hf-incident-photo" src={photoData} alt={`What entry ${number} shows`} />
      )}
      {isPhotoChanged ? <strong> (This photo was changed after it was received.)</strong> : null}
      {photo !== null && photoData === null ? " (The photo has been deleted.)" : null}
    </>
  );
}

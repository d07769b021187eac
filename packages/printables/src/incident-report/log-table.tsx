import { costText } from "@holdfast/contract/incidents/costs/cost-rules";
import { KIND_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import type { LogOrder } from "@holdfast/contract/incidents/log-entry";
import { withThousands } from "@holdfast/contract/platform/money-rules";
import { DocumentTable } from "../document/document-table";
import { instantWithSeconds } from "../document/text/instant-text";
import type { IncidentReportData, PrintedLogEntry } from "./incident-report-data";

const CAPTIONS: Readonly<Record<LogOrder, string>> = {
  arrival: "Everything that was recorded, in the order in which it reached the server",
  event:
    "Everything that was recorded, by the time of the event. Numbers are in the order in which entries reached the server",
};

type LogTableProps = { readonly data: IncidentReportData };

/** The entries of the log that this part has, and what their hashes prove. */
export function LogTable({ data }: LogTableProps) {
  const { log, order, brokenAt, timeZone, entries, lastHash, incident } = data;
  return (
    <>
      <PartSentence data={data} />
      <DocumentTable
        caption={CAPTIONS[order]}
        columns={[
          { head: "No.", width: 7, isNumber: true },
          { head: "Time and hash", width: 20 },
          { head: "By", width: 17 },
          { head: "Entry", width: 56 },
        ]}
        rows={log.map((entry) => [
          entry.number,
          <Times key="times" entry={entry} timeZone={timeZone} closedAt={incident.closedAt} />,
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
        Hash of entry {entries}, the last one: {lastHash}
      </p>
    </>
  );
}

function PartSentence({ data: { log, part, entries } }: LogTableProps) {
  if (part.of === 1) return null;
  const others = Array.from({ length: part.of }, (_, at) => at + 1).filter(
    (number) => number !== part.number,
  );
  return (
    <p>
      This is part {part.number} of {part.of}: {withThousands(log.length)} of{" "}
      {withThousands(entries)} entries. The others are in {others.length === 1 ? "part" : "parts"}{" "}
      {others.join(", ")}.
    </p>
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

type TimesProps = {
  readonly entry: PrintedLogEntry;
  readonly timeZone: string;
  readonly closedAt: string | null;
};

const Times = ({ entry: { deviceAt, serverAt, hash }, timeZone, closedAt }: TimesProps) => (
  <>
    {instantWithSeconds(deviceAt, timeZone)}
    {Date.parse(serverAt) - Date.parse(deviceAt) > LATE
      ? ` (received ${instantWithSeconds(serverAt, timeZone)})`
      : null}
    {closedAt !== null && serverAt > closedAt ? " (added after the closing)" : null}
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

import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { minutesToAnswer } from "@holdfast/contract/exercises/exercise-rules";
import type { Inject } from "@holdfast/contract/exercises/exercise";
import { DocumentTable } from "../document/document-table";
import { TypedText } from "../document/text/typed-text";
import type { ExerciseReportData } from "./exercise-report-data";
import { minutesWords } from "./exercise-report-words";

/** A message with up to so many answers does not break across pages. */
const KEPT_TOGETHER = 3;

/** Each message with what a good answer contains, and the answers with the minutes that they took. */
export function ReportMessages({ data }: { readonly data: ExerciseReportData }) {
  const names = new Map(
    data.participants.map((participant) => [participant.participantId, participant.name]),
  );
  return (
    <>
      {data.injects.map((inject) => (
        <div
          key={inject.number}
          className={inject.answers.length > KEPT_TOGETHER ? undefined : "hf-whole"}
        >
          <h4>
            Message {inject.number} to the {teamNameOf(inject.teamTypeId)},{" "}
            {releaseWords(inject, data)}
          </h4>
          <p>{inject.text}</p>
          <p>
            <strong>A good answer:</strong> {inject.expects} (Section {inject.section})
          </p>
          {inject.answers.length === 0 ? null : (
            <DocumentTable
              caption={`Answers to message ${inject.number}`}
              columns={[
                { head: "Name", width: 25 },
                { head: "After", width: 15 },
                { head: "Answer", width: 60 },
              ]}
              rows={inject.answers.map((answer) => [
                names.get(answer.participantId) ?? "",
                minutesWords(minutesToAnswer({ ...inject, answers: [answer] }) ?? 0),
                <TypedText key="answer" text={answer.text} />,
              ])}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Returns when a message was released, counted from the start. */
function releaseWords({ releasedAt }: Inject, { startedAt }: ExerciseReportData): string {
  if (releasedAt === null || startedAt === null) return "not released";
  const minutes = Math.round((Date.parse(releasedAt) - Date.parse(startedAt)) / 60_000);
  return `${minutesWords(Math.max(0, minutes))} after the start`;
}

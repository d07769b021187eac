import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  markedName,
  SHORT_PROPOSED_SUFFIX,
} from "@holdfast/contract/proposals/proposal-mark-rules";
import {
  lengthOf,
  rtoHours,
  scoreOf,
  unitResult,
} from "@holdfast/contract/exercises/exercise-rules";
import { AgreedActionsTable } from "../document/agreed-actions-table";
import { DocumentTable } from "../document/document-table";
import { TypedText } from "../document/text/typed-text";
import type { ExerciseReportData } from "./exercise-report-data";
import {
  dayWords,
  hoursWords,
  minutesWords,
  RESULT_WORDS,
  SCORE_WORDS,
  scoreWords,
} from "./exercise-report-words";
import { ReportMessages } from "./report-messages";

interface SectionProps {
  readonly data: ExerciseReportData;
}

/** The report of an exercise: its score, recovery times, actions, messages with answers, and who took part. */
export function ExerciseReportContent({ data }: SectionProps) {
  const { summary, actions, questions } = data;
  return (
    <div className="hf-document hf-exercise">
      <section>
        <h2 id="contents">EXERCISE: {data.name}</h2>
        <p>This is the report of an exercise. Nothing has happened.</p>
        <Facts data={data} />
        {summary === "" ? null : (
          <>
            <h3>Summary</h3>
            <TypedText text={summary} />
          </>
        )}
        <Objectives data={data} />
        <RecoveryTimes data={data} />
        <AgreedActionsTable
          caption="Actions"
          actions={actions}
          doneText={(doneAt) => (doneAt === null ? "No" : "Yes")}
        />
        <h3>Messages and answers</h3>
        <ReportMessages data={data} />
        <Participants data={data} />
        {questions.length === 0 ? null : (
          <>
            <h3>Questions for the discussion afterwards</h3>
            <ul>
              {questions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function Facts({ data }: SectionProps) {
  const score = scoreOf(data.objectives);
  const length = lengthOf(data);
  return (
    <DocumentTable
      caption="The exercise"
      columns={[
        { head: "Fact", width: 30 },
        { head: "Value", width: 70 },
      ]}
      rows={[
        ["Organisation", data.organisationName],
        [data.startedAt === null ? "Planned for" : "Date", dayWords(data)],
        ["Where", data.place],
        ["Run by", data.facilitatorName],
        ["Length", length === null ? "Not finished" : minutesWords(length)],
        ["Score", score === null ? "Not scored" : scoreWords(score, data.objectives)],
      ]}
    />
  );
}

function Objectives({ data: { objectives } }: SectionProps) {
  return (
    <DocumentTable
      caption="Objectives"
      columns={[
        { head: "No.", width: 7, isNumber: true },
        { head: "Objective", width: 45 },
        { head: "Score", width: 15 },
        { head: "Note", width: 33 },
      ]}
      rows={objectives.map(({ number, text, score, note }) => [
        number,
        text,
        score === null ? "Not scored" : SCORE_WORDS[score],
        note,
      ])}
    />
  );
}

function RecoveryTimes({ data: { units } }: SectionProps) {
  if (units.length === 0) return null;
  return (
    <DocumentTable
      caption="Recovery times"
      columns={[
        { head: "Business unit", width: 35 },
        { head: "RTO", width: 20, isNumber: true },
        { head: "Achieved", width: 15, isNumber: true },
        { head: "Result", width: 30 },
      ]}
      rows={units.map((unit) => [
        unit.name,
        markedName(
          hoursWords(unit.rtoDays === null ? null : rtoHours(unit.rtoDays)),
          unitResult(unit) === "not-confirmed",
          SHORT_PROPOSED_SUFFIX,
        ),
        unit.achievedHours === null ? "–" : hoursWords(unit.achievedHours),
        RESULT_WORDS[unitResult(unit)],
      ])}
    />
  );
}

function Participants({ data: { participants, injects } }: SectionProps) {
  return (
    <DocumentTable
      caption="Who took part"
      columns={[
        { head: "Name", width: 35 },
        { head: "Team", width: 45 },
        { head: "Answers", width: 20, isNumber: true },
      ]}
      rows={participants.map(({ participantId, name, teamTypeId }) => [
        name,
        teamNameOf(teamTypeId),
        injects.flatMap(({ answers }) =>
          answers.filter((answer) => answer.participantId === participantId),
        ).length,
      ])}
    />
  );
}

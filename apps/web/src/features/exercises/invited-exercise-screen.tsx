import { useEffect, useState } from "react";
import type { InvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { readInvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { EXERCISE_LINK_INVALID } from "@holdfast/contract/exercises/errors";
import { startText } from "@holdfast/contract/exercises/exercise-rules";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { FactList } from "../../ui/layout/fact-list";
import { EmailLinkScreen } from "../accounts/public";
import { InvitedMessageForm } from "./invited-message-form";
import { InvitedReplySection } from "./invited-reply-section";
import styles from "./exercises.module.css";

/** How often a phone looks for new messages (ms). */
const REFRESH = 15_000;

/** /exercise-link: a person takes part in an exercise by a link, without a login. */
export const InvitedExerciseScreen = () => (
  <EmailLinkScreen
    mail="exercise"
    title="Exercise"
    waitingTitle="Loading the exercise..."
    invalidMessage={EXERCISE_LINK_INVALID.message}
    read={({ id, token }) => callEndpoint(readInvitedExercise, { body: { id, token } })}
  >
    {(exercise, { id, token }) => <ExercisePanel id={id} token={token} initial={exercise} />}
  </EmailLinkScreen>
);

type ExercisePanelProps = {
  readonly id: string;
  readonly token: string;
  readonly initial: InvitedExercise;
};

const ExercisePanel = ({ id, token, initial }: ExercisePanelProps) => {
  const [exercise, setExercise] = useState(initial);
  useEffect(() => {
    const look = async () => {
      try {
        setExercise(await callEndpoint(readInvitedExercise, { body: { id, token } }));
      } catch (error) {
        // The next request may succeed, unless the link was replaced. A rejection appears when the person answers.
        if (error instanceof CallError && error.code === EXERCISE_LINK_INVALID.code)
          clearInterval(timer);
      }
    };
    const timer = setInterval(() => void look(), REFRESH);
    return () => clearInterval(timer);
  }, [id, token]);
  const { status, name, injects } = exercise;
  return (
    <div className={styles.invited}>
      <h1>EXERCISE: {name}</h1>
      <p className={styles.text}>This is an exercise. Nothing has happened.</p>
      <FactList
        facts={[
          ["Organisation", exercise.organisationName],
          ["Start", startText(exercise)],
          ["Where", exercise.place],
          ["Run by", exercise.facilitatorName],
          ["Your team", exercise.teamName],
        ]}
      />
      {status === "planned" && (
        <InvitedReplySection id={id} token={token} exercise={exercise} onReply={setExercise} />
      )}
      {status === "running" && (
        <>
          <output>
            {injects.length === 0
              ? "The exercise has started. Messages to your team appear here."
              : `Messages to your team: ${injects.length}`}
          </output>
          {/* What is still to answer comes first. */}
          {injects
            .toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null))
            .map((inject) => (
              <InvitedMessageForm
                key={inject.number}
                id={id}
                token={token}
                inject={inject}
                onAnswer={setExercise}
              />
            ))}
        </>
      )}
      {status === "finished" && (
        <p>
          <strong>The exercise is finished. Thank you.</strong>
        </p>
      )}
    </div>
  );
};

import { useEffect, useState } from "react";
import type { InvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { readInvitedExercise } from "@holdfast/contract/exercises/exercise-link-endpoints";
import { EXERCISE_LINK_INVALID } from "@holdfast/contract/exercises/errors";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import {
  AccountPageFrame,
  type EmailLink,
  OutcomePanel,
  readEmailLink,
  useLinkRedemption,
} from "../accounts/public";
import { InvitedMessageForm } from "./invited-message-form";
import { InvitedReplySection } from "./invited-reply-section";
import styles from "./exercises.module.css";

/** How often a phone looks for new messages (ms). */
const REFRESH = 15_000;

/** /exercise-link: a person takes part in an exercise by a link, without a login. */
export const InvitedExerciseScreen = () => {
  const [link] = useState(() => readEmailLink("exercise"));
  return (
    <AccountPageFrame title="Exercise" variant="outcome">
      {link === null ? (
        <OutcomePanel
          variant="problem"
          title="Sorry, an error occurred"
          text={EXERCISE_LINK_INVALID.message}
        />
      ) : (
        <LinkedExercise link={link} />
      )}
    </AccountPageFrame>
  );
};

const LinkedExercise = ({ link: { id, token } }: { readonly link: EmailLink }) => {
  const { outcome, tryAgain } = useLinkRedemption({
    redeem: () => callEndpoint(readInvitedExercise, { body: { id, token } }),
    // The link is read again after a reload.
    onSettled: () => undefined,
  });
  if (outcome.is === "waiting") return <h1>Reading the exercise…</h1>;
  if (outcome.is === "done")
    return <ExercisePanel id={id} token={token} initial={outcome.response} />;
  return (
    <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
      {outcome.is === "unreached" && (
        <Button variant="primary" icon="refresh" onPress={tryAgain}>
          Try again
        </Button>
      )}
    </OutcomePanel>
  );
};

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
      } catch {
        // Without a network the next look may succeed; a refusal appears with the next answer.
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
      <dl className={styles.facts}>
        <dt>Organisation</dt>
        <dd>{exercise.organisationName}</dd>
        <dt>Date</dt>
        <dd>{dateInText(exercise.plannedFor)}</dd>
        <dt>Run by</dt>
        <dd>{exercise.facilitatorName}</dd>
        <dt>Your team</dt>
        <dd>{exercise.teamName}</dd>
      </dl>
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
          {injects.map((inject) => (
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

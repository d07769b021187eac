import { useState } from "react";
import { SAFETY_LINK_INVALID } from "@holdfast/contract/incidents/errors";
import type { SafetyAnswer } from "@holdfast/contract/incidents/safety-check";
import {
  answerSafetyQuestion,
  readSafetyQuestion,
  type SafetyQuestion,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { SAFETY_ANSWER_NAMES } from "@holdfast/contract/incidents/safety-check-rules";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { formatInstant } from "../../../platform/format/date-format";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { FactList } from "../../../ui/layout/fact-list";
import { EmailLinkScreen } from "../../accounts/public";
import styles from "../incidents.module.css";

type Link = { readonly id: string; readonly token: string };

/** /safe: a person says by the link of a safety check whether they are safe, without a login. */
export const SafetyScreen = () => (
  <EmailLinkScreen
    mail="safety_check"
    title="Are you safe?"
    waitingTitle="Loading the question..."
    invalidMessage={SAFETY_LINK_INVALID.message}
    read={({ id, token }) => callEndpoint(readSafetyQuestion, { body: { id, token } })}
  >
    {(question, { id, token }) => <QuestionPanel link={{ id, token }} asked={question} />}
  </EmailLinkScreen>
);

type QuestionPanelProps = { readonly link: Link; readonly asked: SafetyQuestion };

const QuestionPanel = ({ link, asked }: QuestionPanelProps) => {
  const [question, setQuestion] = useState(asked);
  const [sending, setSending] = useState<SafetyAnswer>();
  const [problem, setProblem] = useState<string>();
  const { answer, isExercise } = question;
  const send = async (chosen: SafetyAnswer) => {
    setSending(chosen);
    setProblem(undefined);
    try {
      setQuestion(await callEndpoint(answerSafetyQuestion, { body: { ...link, answer: chosen } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(undefined);
    }
  };
  const button = (chosen: SafetyAnswer, label = SAFETY_ANSWER_NAMES[chosen]) => (
    <Button
      variant={
        chosen === "help" && answer === null
          ? "danger"
          : chosen === "safe" && answer === null
            ? "primary"
            : "secondary"
      }
      isFullWidth
      isPending={sending === chosen}
      onPress={() => void send(chosen)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <h1>{isExercise ? "EXERCISE: are you safe?" : "Are you safe?"}</h1>
      {isExercise && (
        <p className={styles.text}>
          This is an exercise. Nothing has happened. Please answer as you would in a real incident.
        </p>
      )}
      {answer === null && (
        <p className={styles.text}>If you are in danger, call the emergency services first.</p>
      )}
      <div className={styles.answered}>
        {answer === "safe" && (
          <Alert variant="done" title="You answered: I am safe">
            Thank you, {question.name}. If that changes, answer again here.
          </Alert>
        )}
        {answer === "help" && (
          <Alert variant="warning" title="You answered: I need help">
            The leaders of this incident are being informed. If you are in danger, call the
            emergency services.
          </Alert>
        )}
        {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
        {answer === "help" && <PlaceForm link={link} question={question} onSent={setQuestion} />}
      </div>
      <div className={styles.answers}>
        {answer !== "safe" && button("safe", answer === "help" ? "I am safe now" : undefined)}
        {answer !== "help" && button("help")}
      </div>
      <FactList
        facts={[
          ["You", question.name],
          ["Organisation", question.organisationName],
          ["What happened", question.whatHappened || "Not described yet"],
          ["Where", question.place || "Not known yet"],
          ["Declared", formatInstant(question.declaredAt)],
        ]}
      />
      <p className={styles.aside}>
        The leaders of this incident see your answer. It stays in the records of the organisation.
      </p>
    </>
  );
};

type PlaceFormProps = {
  readonly link: Link;
  readonly question: SafetyQuestion;
  readonly onSent: (question: SafetyQuestion) => void;
};

/** Asks where the person is. The call for help itself was sent before, so that it is never lost in a form. */
const PlaceForm = ({ link, question, onSent }: PlaceFormProps) => {
  const { helpPlace, helpText } = question;
  const [isSent, setSent] = useState(helpPlace !== "");
  const form = useContractForm({
    endpoint: answerSafetyQuestion,
    params: {},
    initial: { ...link, answer: "help", place: helpPlace, text: helpText },
    skipsUnsavedWarning: true,
    onSaved: (saved) => {
      setSent(true);
      onSent(saved);
    },
  });
  return (
    <Form form={form} submitLabel={isSent ? "Send again" : "Send"}>
      <TextField
        {...form.field("place")}
        label="Where are you?"
        autoFocus
        maxLength={LIMITS.line}
      />
      <TextField {...form.field("text")} label="What do you need?" maxLength={LIMITS.line} />
      {isSent && <p className={styles.text}>Sent. You can send more.</p>}
    </Form>
  );
};

import type {
  QuestionResult,
  LinkedQuestion,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { answerMonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { RadioGroup } from "../../ui/fields/choices/radio-group";

type MonthlyQuestionFormProps = {
  readonly link: { readonly id: string; readonly token: string };
  readonly monthlyQuestion: LinkedQuestion;
  readonly onAnswered: (result: QuestionResult) => void;
};

/** The question with its choices. A link answers once, so that a choice is selected first and then sent. */
export const MonthlyQuestionForm = ({
  link,
  monthlyQuestion,
  onAnswered,
}: MonthlyQuestionFormProps) => {
  const { organisationName, teamName, question, choices } = monthlyQuestion;
  const [choice, setChoice] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    if (choice === undefined) {
      setProblem("Please select an answer.");
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      onAnswered(
        await callEndpoint(answerMonthlyQuestion, { body: { ...link, choice: Number(choice) } }),
      );
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <h1>EXERCISE: this month’s question</h1>
      <p>
        For the {teamName} of {organisationName}. Nothing has happened. Answer without looking at
        the plan. You will then see what it says.
      </p>
      <RadioGroup
        name="choice"
        label={question}
        value={choice}
        onChange={setChoice}
        choices={choices.map((name, at) => ({ id: String(at), name }))}
        error={problem}
      />
      <Button variant="primary" isFullWidth isPending={isSending} onPress={() => void send()}>
        Send answer
      </Button>
    </>
  );
};

import type { QuestionResult } from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { readMonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import {
  QUESTION_ANSWERED,
  QUESTION_LINK_INVALID,
} from "@holdfast/contract/monthly-questions/errors";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { EmailLinkScreen, OutcomePanel } from "../accounts/public";
import { MonthlyQuestionForm } from "./monthly-question-form";

/** /monthly-question: a member of a team answers the monthly question by a link, without a login. */
export const LinkedQuestionScreen = () => {
  const [result, setResult] = useState<QuestionResult>();
  return (
    <EmailLinkScreen
      mail="monthly_question"
      title="Question about the plan"
      waitingTitle="Loading the question..."
      invalidMessage={QUESTION_LINK_INVALID.message}
      answeredCode={QUESTION_ANSWERED.code}
      variant={result === undefined ? "form" : "outcome"}
      read={({ id, token }) => callEndpoint(readMonthlyQuestion, { body: { id, token } })}
    >
      {(monthlyQuestion, { id, token }) =>
        result === undefined ? (
          <MonthlyQuestionForm
            link={{ id, token }}
            monthlyQuestion={monthlyQuestion}
            onAnswered={setResult}
          />
        ) : (
          <OutcomePanel
            variant={result.isRight ? "done" : "problem"}
            title={result.isRight ? "That is right" : "That is not right"}
            text={`${result.isRight ? "" : `The answer is: ${result.answer}. `}Section ${result.section} of the plan says: ${result.sentence}`}
          />
        )
      }
    </EmailLinkScreen>
  );
};

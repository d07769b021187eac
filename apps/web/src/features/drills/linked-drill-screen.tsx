import type { DrillResult } from "@holdfast/contract/drills/drill-endpoints";
import { readDrill } from "@holdfast/contract/drills/drill-endpoints";
import { DRILL_ANSWERED, DRILL_LINK_INVALID } from "@holdfast/contract/drills/errors";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { EmailLinkScreen, OutcomePanel } from "../accounts/public";
import { DrillQuestionForm } from "./drill-question-form";

/** /drill: a member of a team answers the monthly question by a link, without a login. */
export const LinkedDrillScreen = () => {
  const [result, setResult] = useState<DrillResult>();
  return (
    <EmailLinkScreen
      mail="drill"
      title="Question about the plan"
      waitingTitle="Loading the question..."
      invalidMessage={DRILL_LINK_INVALID.message}
      answeredCode={DRILL_ANSWERED.code}
      variant={result === undefined ? "form" : "outcome"}
      read={({ id, token }) => callEndpoint(readDrill, { body: { id, token } })}
    >
      {(drill, { id, token }) =>
        result === undefined ? (
          <DrillQuestionForm link={{ id, token }} drill={drill} onAnswered={setResult} />
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

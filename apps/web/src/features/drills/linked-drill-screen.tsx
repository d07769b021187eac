import type { DrillResult, LinkedDrill } from "@holdfast/contract/drills/drill-endpoints";
import { readDrill } from "@holdfast/contract/drills/drill-endpoints";
import { DRILL_LINK_INVALID } from "@holdfast/contract/drills/errors";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import {
  AccountPageFrame,
  type EmailLink,
  OutcomePanel,
  readEmailLink,
  useLinkRedemption,
} from "../accounts/public";
import { DrillQuestionForm } from "./drill-question-form";

const TITLE = "Two minutes on the plan";

/** /drill: a member of a team answers the question of the month by a link, without a login. */
export const LinkedDrillScreen = () => {
  const [link] = useState(() => readEmailLink("drill"));
  const [result, setResult] = useState<DrillResult>();
  if (result)
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel
          variant={result.isRight ? "done" : "problem"}
          title={result.isRight ? "That is right" : "That is not right"}
          text={`${result.isRight ? "" : `The answer is: ${result.answer}. `}Section ${result.section} of the plan says: ${result.sentence}`}
        />
        <p>Thank you. You can close this page.</p>
      </AccountPageFrame>
    );
  if (link === null)
    return (
      <AccountPageFrame title={TITLE} variant="outcome">
        <OutcomePanel
          variant="problem"
          title="Sorry, an error occurred"
          text={DRILL_LINK_INVALID.message}
        />
      </AccountPageFrame>
    );
  return <LinkedQuestion link={link} onAnswered={setResult} />;
};

type LinkedQuestionProps = {
  readonly link: EmailLink;
  readonly onAnswered: (result: DrillResult) => void;
};

const LinkedQuestion = ({ link: { id, token }, onAnswered }: LinkedQuestionProps) => {
  const { outcome, tryAgain } = useLinkRedemption<LinkedDrill>({
    redeem: () => callEndpoint(readDrill, { body: { id, token } }),
    // The link is read again after a reload, until it is answered.
    onSettled: () => undefined,
  });
  return (
    <AccountPageFrame title={TITLE} variant={outcome.is === "done" ? "form" : "outcome"}>
      {outcome.is === "waiting" && <h1>Reading the question…</h1>}
      {(outcome.is === "refused" || outcome.is === "unreached") && (
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
          {outcome.is === "unreached" && (
            <Button variant="primary" icon="refresh" onPress={tryAgain}>
              Try again
            </Button>
          )}
        </OutcomePanel>
      )}
      {outcome.is === "done" && (
        <DrillQuestionForm link={{ id, token }} drill={outcome.response} onAnswered={onAnswered} />
      )}
    </AccountPageFrame>
  );
};

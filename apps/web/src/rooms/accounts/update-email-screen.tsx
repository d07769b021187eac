import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { useState } from "react";
import { Navigate } from "react-router";
import { Button } from "../../design/button";
import { callEndpoint } from "../../platform/call-endpoint";
import { AccountLoginSection } from "./account-login-section";
import { AccountPageFrame } from "./account-page-frame";
import { OutcomePanel } from "./outcome-panel";
import { dropLetterLink, readLetterLink } from "./read-letter-link";
import type { LetterLink } from "./read-letter-link";
import { leaveSession } from "./sign-out-rules";
import { useLetterTrade } from "./use-letter-trade";

const TITLE = "Email update";
const UPDATED = "Email Successfully Updated, please log in with your new email.";
const TRY_LATER = "Please try again later.";

/** Confirms a new e-mail address by its letter; without a link there is nothing to do here. */
export const UpdateEmailScreen = () => {
  const [link] = useState(() => readLetterLink("email_update"));
  return link ? <UpdateEmail link={link} /> : <Navigate to="/" replace />;
};

const UpdateEmail = ({ link: { id, token } }: { readonly link: LetterLink }) => {
  const { outcome, tryAgain } = useLetterTrade({
    trade: () => callEndpoint(confirmEmailUpdate, { body: { id, token } }),
    onSettled: async (answer) => {
      dropLetterLink("email_update");
      if (answer !== null) await leaveSession();
    },
  });
  if (outcome.is === "waiting") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <h1>Updating your email…</h1>
      </AccountPageFrame>
    );
  }
  if (outcome.is === "done") {
    return (
      <AccountPageFrame title={TITLE} look="outcome">
        <OutcomePanel kind="done" title={UPDATED}>
          <AccountLoginSection start="login" />
        </OutcomePanel>
      </AccountPageFrame>
    );
  }
  const words = outcome.message === SOMETHING_WENT_WRONG.message ? TRY_LATER : outcome.message;
  return (
    <AccountPageFrame title={TITLE} look="outcome">
      <OutcomePanel kind="problem" title="Sorry, an error occurred" words={words}>
        {outcome.is === "unreached" ? (
          <Button kind="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        ) : (
          <AccountLoginSection start="login" />
        )}
      </OutcomePanel>
    </AccountPageFrame>
  );
};

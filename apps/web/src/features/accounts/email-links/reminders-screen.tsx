import {
  REMINDER_LINK_INVALID,
  setRemindersByLink,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { useState } from "react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { Button } from "../../../ui/buttons/button";
import { ButtonLink } from "../../../ui/buttons/button-link";
import { AccountPageFrame } from "./account-page-frame";
import { BrokenLinkPanel } from "./broken-link-panel";
import { OutcomePanel } from "./outcome-panel";
import type { EmailLink } from "./read-email-link";
import { clearEmailLink, readEmailLink } from "./read-email-link";
import { useLinkRedemption } from "./use-link-redemption";

const TITLE = "Renewal reminders";

/** /renewal-reminders: turns the reminders of a person off by the link in one, without a login. */
export const RemindersScreen = () => {
  const [link] = useState(() => readEmailLink("reminders"));
  const [isOn, setOn] = useState(false);
  return (
    <AccountPageFrame title={TITLE} variant="outcome">
      {link === null ? (
        <BrokenLinkPanel message={REMINDER_LINK_INVALID.message} />
      ) : (
        // A change in either direction is sent anew.
        <Switching key={String(isOn)} link={link} isOn={isOn} onSwitch={() => setOn(!isOn)} />
      )}
    </AccountPageFrame>
  );
};

type SwitchingProps = {
  readonly link: EmailLink;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
};

const Switching = ({ link: { id, token }, isOn, onSwitch }: SwitchingProps) => {
  const { outcome, tryAgain } = useLinkRedemption({
    redeem: () => callEndpoint(setRemindersByLink, { body: { id, token, isOn } }),
    onSettled: (answer) => {
      if (answer === null) clearEmailLink("reminders");
    },
  });
  if (outcome.is === "waiting") return <h1>{`Turning reminders ${isOn ? "on" : "off"}...`}</h1>;
  if (outcome.is === "done") {
    return (
      <OutcomePanel
        variant="done"
        title={isOn ? "Renewal reminders are on" : "Renewal reminders are off"}
        text={
          isOn
            ? "We will email you before a plan expires."
            : "We will not email you before a plan expires. You can change this at any time under Admin > Settings."
        }
      >
        <Button onPress={onSwitch}>{isOn ? "Turn off" : "Turn on again"}</Button>
        <ButtonLink href="/" variant="secondary">
          Go to Holdfast
        </ButtonLink>
      </OutcomePanel>
    );
  }
  if (outcome.is === "refused") return <BrokenLinkPanel message={outcome.message} />;
  return (
    <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
      <Button variant="primary" icon="refresh" onPress={tryAgain}>
        Try again
      </Button>
    </OutcomePanel>
  );
};

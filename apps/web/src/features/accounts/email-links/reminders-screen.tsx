import {
  REMINDER_LINK_INVALID,
  readRemindersByLink,
  setRemindersByLink,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { useState } from "react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { ButtonLink } from "../../../ui/buttons/button-link";
import { BrokenLinkPanel } from "./broken-link-panel";
import { EmailLinkScreen } from "./email-link-screen";
import { LinkActionPanel } from "./link-action-panel";
import type { EmailLink } from "./read-email-link";
import type { LinkRefusal } from "./use-link-reading";

/** /renewal-reminders: turns the reminders of a person off by a button, with the link in one, without a login. */
export const RemindersScreen = () => (
  <EmailLinkScreen
    mail="reminders"
    title="Renewal reminders"
    waitingTitle="Checking your link..."
    invalidMessage={REMINDER_LINK_INVALID.message}
    read={({ id, token }) => callEndpoint(readRemindersByLink, { body: { id, token } })}
  >
    {({ isOn }, link) => <SwitchPanel link={link} wasOn={isOn} />}
  </EmailLinkScreen>
);

type SwitchPanelProps = {
  readonly link: EmailLink;
  /** When the page was opened. */
  readonly wasOn: boolean;
};

const SwitchPanel = ({ link: { id, token }, wasOn }: SwitchPanelProps) => {
  const [isOn, setOn] = useState(wasOn);
  const [hasChanged, setChanged] = useState(false);
  const [refusal, setRefusal] = useState<LinkRefusal>();
  if (refusal) return <BrokenLinkPanel message={refusal.message} />;
  const turn = async () => {
    await callEndpoint(setRemindersByLink, { body: { id, token, isOn: !isOn } });
    setOn(!isOn);
    setChanged(true);
  };
  return (
    <>
      <LinkActionPanel
        key={String(isOn)}
        {...(isOn ? (hasChanged ? TURNED_ON : STILL_ON) : OFF)}
        act={turn}
        onRefused={setRefusal}
      />
      <ButtonLink href="/" variant="secondary">
        Go to Holdfast
      </ButtonLink>
    </>
  );
};

const STILL_ON = {
  title: "Turn off renewal reminders?",
  text: "Without them, a plan can expire without an email to you. An expired plan is read-only.",
  buttonLabel: "Turn off renewal reminders",
};
const TURNED_ON = {
  title: "Renewal reminders are on",
  text: "We will email you before a plan expires.",
  buttonLabel: "Turn off renewal reminders",
};
const OFF = {
  title: "Renewal reminders are off",
  text: "We will not email you before a plan expires. You can change this at any time under Admin > Settings.",
  buttonLabel: "Turn on again",
};

import type { EmailLinkName } from "@holdfast/contract/platform/email-links";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { AccountPageFrame } from "./account-page-frame";
import { BrokenLinkPanel } from "./broken-link-panel";
import { OutcomePanel } from "./outcome-panel";
import type { EmailLink } from "./read-email-link";
import { useEmailLink } from "./use-email-link";
import { type LinkRefusal, useLinkReading } from "./use-link-reading";

type EmailLinkScreenProps<Response> = {
  readonly mail: EmailLinkName;
  /** Title of the browser tab. */
  readonly title: string;
  /** Title of the page until the reply arrives. */
  readonly waitingTitle: string;
  /** For a link that is incomplete. */
  readonly invalidMessage: string;
  /** Must change nothing: mail scanners open links too (decision 041). */
  readonly read: (link: EmailLink) => Promise<Response>;
  /** The frame of what is read; an outcome by default. */
  readonly variant?: "form" | "outcome";
  /** The error code for a link that has already been answered. */
  readonly answeredCode?: string;
  /** For a link that does not work; a general panel by default. */
  readonly refused?: (refusal: LinkRefusal, link: EmailLink | null) => ReactNode;
  readonly children: (response: Response, link: EmailLink) => ReactNode;
};

const refusedBy =
  (answeredCode: string | undefined) =>
  ({ code, message }: LinkRefusal) =>
    code === answeredCode ? (
      <OutcomePanel variant="done" title="Already answered" text={message} />
    ) : (
      <BrokenLinkPanel message={message} />
    );

/**
 * Opens a link from an email that can be read any number of times, without a login: what the link leads to, or why
 * it cannot be opened. Whatever changes something is sent by a button.
 */
export function EmailLinkScreen<Response>(props: EmailLinkScreenProps<Response>) {
  const { mail, title, invalidMessage, answeredCode, refused = refusedBy(answeredCode) } = props;
  const { link, number } = useEmailLink(mail);
  if (link !== null) return <LinkedScreen key={number} {...props} refused={refused} link={link} />;
  return (
    <AccountPageFrame title={title} variant="outcome">
      {refused({ status: 0, code: "incomplete", message: invalidMessage }, null)}
    </AccountPageFrame>
  );
}

type LinkedScreenProps<Response> = EmailLinkScreenProps<Response> & {
  readonly refused: (refusal: LinkRefusal, link: EmailLink | null) => ReactNode;
  readonly link: EmailLink;
};

function LinkedScreen<Response>(props: LinkedScreenProps<Response>) {
  const { link, title, waitingTitle, read, refused, children } = props;
  const { reading, tryAgain } = useLinkReading(() => read(link));
  const variant = reading.is === "done" ? props.variant : "outcome";
  return (
    <AccountPageFrame title={title} variant={variant ?? "outcome"}>
      {reading.is === "waiting" && <h1>{waitingTitle}</h1>}
      {reading.is === "refused" && refused(reading.refusal, link)}
      {reading.is === "unreached" && (
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={reading.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      )}
      {reading.is === "done" && children(reading.response, link)}
    </AccountPageFrame>
  );
}

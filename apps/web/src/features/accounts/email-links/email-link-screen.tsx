import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { AccountPageFrame } from "./account-page-frame";
import { BrokenLinkPanel } from "./broken-link-panel";
import { OutcomePanel } from "./outcome-panel";
import { type EmailLink, type EmailMessage, readEmailLink } from "./read-email-link";
import { useLinkRedemption } from "./use-link-redemption";

type EmailLinkScreenProps<Response> = {
  readonly mail: EmailMessage;
  /** Title of the browser tab. */
  readonly title: string;
  /** Title of the page until the reply arrives. */
  readonly waitingTitle: string;
  /** For a link that is incomplete. */
  readonly invalidMessage: string;
  readonly read: (link: EmailLink) => Promise<Response>;
  /** The frame of what is read; an outcome by default. */
  readonly variant?: "form" | "outcome";
  readonly children: (response: Response, link: EmailLink) => ReactNode;
};

/**
 * Opens a link from an email that can be read any number of times, without a login: what the link leads to, or why
 * it cannot be opened.
 */
export function EmailLinkScreen<Response>(props: EmailLinkScreenProps<Response>) {
  const { mail, title, invalidMessage } = props;
  const [link] = useState(() => readEmailLink(mail));
  if (link !== null) return <LinkedScreen {...props} link={link} />;
  return (
    <AccountPageFrame title={title} variant="outcome">
      <BrokenLinkPanel message={invalidMessage} />
    </AccountPageFrame>
  );
}

type LinkedScreenProps<Response> = EmailLinkScreenProps<Response> & { readonly link: EmailLink };

function LinkedScreen<Response>(props: LinkedScreenProps<Response>) {
  const { link, title, waitingTitle, read, variant = "outcome", children } = props;
  const { outcome, tryAgain } = useLinkRedemption({
    redeem: () => read(link),
    // The link remains stored, because a reload reads it again.
    onSettled: () => undefined,
  });
  return (
    <AccountPageFrame title={title} variant={outcome.is === "done" ? variant : "outcome"}>
      {outcome.is === "waiting" && <h1>{waitingTitle}</h1>}
      {outcome.is === "refused" && <BrokenLinkPanel message={outcome.message} />}
      {outcome.is === "unreached" && (
        <OutcomePanel variant="problem" title="Sorry, an error occurred" text={outcome.message}>
          <Button variant="primary" icon="refresh" onPress={tryAgain}>
            Try again
          </Button>
        </OutcomePanel>
      )}
      {outcome.is === "done" && children(outcome.response, link)}
    </AccountPageFrame>
  );
}

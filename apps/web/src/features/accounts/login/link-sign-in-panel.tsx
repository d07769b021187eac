import { signInByLink } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { SIGN_IN_LINK_INVALID } from "@holdfast/contract/accounts/errors";
import { isSingleSignInLink } from "@holdfast/contract/accounts/single-sign-in-link-rules";
import { useEffect, useRef } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { messageOf } from "../../../ui/feedback/shown-error";
import { choosePageAfterLogin } from "./choose-page-after-login";
import styles from "./login.module.css";
import { clearSignInLink } from "../../../platform/session/sign-in-link";
import { beginSession } from "./sign-out-rules";

type LinkSignInPanelProps = {
  /** The raw query parameter, not validated yet. */
  readonly link: string;
  readonly onSignedIn: (page: string) => void;
  readonly onFailed: (message: string) => void;
};

/** Redeems a partner's single-sign-in link for a session, once; text that is not base64 is not sent. */
export const LinkSignInPanel = ({ link, onSignedIn, onFailed }: LinkSignInPanelProps) => {
  // A second run of the effect must not spend the link again.
  const isSent = useRef(false);

  const redeem = async () => {
    clearSignInLink();
    if (!isSingleSignInLink(link)) {
      onFailed(SIGN_IN_LINK_INVALID.message);
      return;
    }
    try {
      const answer = await callEndpoint(signInByLink, {}, { authorization: `Link ${link}` });
      await beginSession(answer);
      onSignedIn(await choosePageAfterLogin());
    } catch (error) {
      onFailed(messageOf(error));
    }
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void redeem();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <div className={styles.tab} aria-busy="true">
      <p>We are checking your partner’s link. This takes a moment.</p>
      <Skeleton lines={3} />
    </div>
  );
};

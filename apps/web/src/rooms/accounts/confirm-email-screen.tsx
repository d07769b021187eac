import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { Icon } from "../../design/icon";
import { callEndpoint } from "../../platform/call-endpoint";
import { CallError, messageOf } from "../../platform/call-error";
import { dropConfirmationLink, readConfirmationLink } from "./read-confirmation-link";
import styles from "./confirm-email.module.css";
import { LoginDialog } from "./login-dialog";

type Outcome =
  | { readonly is: "waiting" }
  | { readonly is: "activated" }
  | { readonly is: "refused" | "unreached"; readonly status: number; readonly message: string };

/** Account activation: trades the letter's link by POST (specification 2, 'Email confirmation'). */
export const ConfirmEmailScreen = () => {
  const [link] = useState(readConfirmationLink);
  const [outcome, setOutcome] = useState<Outcome>(
    link ? { is: "waiting" } : { is: "refused", status: 400, message: UNKNOWN_USER.message },
  );
  const [login, setLogin] = useState<"login" | "register" | null>(null);
  // The link works once: a second run of the effect must not send it again.
  const isSent = useRef(false);

  const trade = async () => {
    if (!link) return;
    setOutcome({ is: "waiting" });
    try {
      await callEndpoint(confirmEmail, { body: link });
      dropConfirmationLink();
      setOutcome({ is: "activated" });
    } catch (thrown) {
      const status = thrown instanceof CallError ? thrown.status : 500;
      const isReached = status > 0 && status < 500 && status !== 429;
      if (isReached) dropConfirmationLink();
      setOutcome({ is: isReached ? "refused" : "unreached", status, message: messageOf(thrown) });
    }
  };

  useEffect(() => {
    document.title = "Account activation · Holdfast";
    if (isSent.current) return;
    isSent.current = true;
    void trade();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <main className={styles.page}>
      <div className={styles.card} aria-live="polite">
        <OutcomeWords outcome={outcome} />
        {outcome.is === "activated" && (
          <Button kind="primary" onPress={() => setLogin("login")}>
            Log in
          </Button>
        )}
        {outcome.is === "unreached" && (
          <Button kind="primary" icon="refresh" onPress={() => void trade()}>
            Try again
          </Button>
        )}
        {outcome.is === "refused" && <RefusedButton status={outcome.status} onOpen={setLogin} />}
      </div>
      {login && <LoginDialog start={login} onClose={() => setLogin(null)} />}
    </main>
  );
};

const OutcomeWords = ({ outcome }: { outcome: Outcome }) => {
  if (outcome.is === "waiting") return <h1>Activating your account…</h1>;
  if (outcome.is === "activated") {
    return (
      <>
        <span className={styles.sign} data-kind="done">
          <Icon name="check" size={24} />
        </span>
        <h1>Account Successfully Activated</h1>
      </>
    );
  }
  return (
    <>
      <span className={styles.sign} data-kind="problem">
        <Icon name="alert" size={24} />
      </span>
      <h1>Sorry, an error occurred</h1>
      <p className={styles.words}>{outcome.message}</p>
    </>
  );
};

type RefusedButtonProps = {
  readonly status: number;
  readonly onOpen: (start: "login" | "register") => void;
};

/** An expired link leads to the login, where the letter can be sent again; otherwise to registration. */
const RefusedButton = ({ status, onOpen }: RefusedButtonProps) =>
  status === LINK_EXPIRED.status ? (
    <Button kind="primary" onPress={() => onOpen("login")}>
      Log in
    </Button>
  ) : (
    <Button kind="primary" onPress={() => onOpen("register")}>
      Register
    </Button>
  );

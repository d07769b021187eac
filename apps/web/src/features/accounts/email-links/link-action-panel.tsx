import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import styles from "./account-page.module.css";
import { type LinkRefusal, linkRefusalOf } from "./use-link-reading";

type LinkActionPanelProps = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly buttonLabel: string;
  /** Runs only when the button is pressed. */
  readonly act: () => Promise<void>;
  readonly onRefused: (refusal: LinkRefusal) => void;
  /** For a failure without a message of the server. */
  readonly failedMessage?: string;
  /** Shown above the button. */
  readonly children?: ReactNode;
};

/** The question of a page that an emailed link opens, and the button that acts. Nothing happens before it is pressed. */
export const LinkActionPanel = (props: LinkActionPanelProps) => {
  const { title, text, buttonLabel, act, onRefused, failedMessage, children } = props;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const worded = (message: string) =>
    message === SOMETHING_WENT_WRONG.message ? (failedMessage ?? message) : message;
  const press = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      const refusal = linkRefusalOf(error);
      if (refusal) onRefused(refusal);
      else setProblem(worded(messageOf(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.words}>{text}</p>
      {children}
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      <Button variant="primary" isPending={isPending} onPress={() => void press()}>
        {buttonLabel}
      </Button>
    </>
  );
};

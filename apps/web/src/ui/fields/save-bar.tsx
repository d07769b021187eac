import { useEffect } from "react";
import { Alert } from "../feedback/alert";
import { Button } from "../buttons/button";
import styles from "./save-bar.module.css";

type SaveBarProps = {
  /** Whether something was changed and is not saved yet. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isDisabled?: boolean;
  /** Why the last save was refused. */
  readonly refusal?: string | undefined;
  readonly onSave: () => void;
  /** Back to what was saved last. */
  readonly onDiscard: () => void;
};

/** The foot of a table that is filled in as a whole: one save for all rows, in sight while one scrolls. */
export const SaveBar = (props: SaveBarProps) => {
  useEffect(() => {
    if (!props.isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [props.isChanged]);
  return (
    <div className={styles.bar}>
      {props.refusal !== undefined && <Alert kind="problem">{props.refusal}</Alert>}
      <div className={styles.line}>
        <span className={styles.words} aria-live="polite">
          {props.isChanged && "Your changes are not saved yet."}
        </span>
        {props.isChanged && (
          <Button onPress={props.onDiscard} isDisabled={props.isSaving}>
            Discard changes
          </Button>
        )}
        <Button
          kind="primary"
          onPress={props.onSave}
          isPending={props.isSaving}
          isDisabled={props.isDisabled === true}
        >
          Save
        </Button>
      </div>
    </div>
  );
};

import { useEffect } from "react";
import { Alert } from "../../feedback/alert";
import { Button } from "../../buttons/button";
import styles from "./save-bar.module.css";

type SaveBarProps = {
  /** The number of rows with unsaved changes; 0 hides the bar. */
  readonly changes: number;
  readonly isSaving: boolean;
  readonly isDisabled?: boolean;
  /** Why the last save failed. */
  readonly refusal?: string | undefined;
  readonly onSave: () => void;
  /** Restores the last saved values. */
  readonly onDiscard: () => void;
};

/**
 * Saves all changed rows of a table: '3 unsaved changes', Discard, Save. Sticky at the bottom while there are changes.
 */
export const SaveBar = (props: SaveBarProps) => {
  const isChanged = props.changes > 0;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return (
    <div className={styles.bar} data-save-bar={isChanged ? "" : undefined} hidden={!isChanged}>
      {props.refusal !== undefined && <Alert variant="problem">{props.refusal}</Alert>}
      <div className={styles.line}>
        <span className={styles.words} aria-live="polite">
          {isChanged &&
            (props.changes === 1 ? "1 unsaved change" : `${props.changes} unsaved changes`)}
        </span>
        <Button onPress={props.onDiscard} isDisabled={props.isSaving}>
          Discard
        </Button>
        <Button
          variant="primary"
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

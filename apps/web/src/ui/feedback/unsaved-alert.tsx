import { Alert } from "./alert";
import { Button } from "../buttons/button";

type UnsavedAlertProps = {
  /** What happened, as a sentence. */
  readonly title: string;
  /** Where the unsaved input is. */
  readonly where: "on this page" | "to this area";
  readonly onContinue: () => void;
};

/** Says that the input can no longer be saved, so that the person can copy it before continuing. */
export const UnsavedAlert = ({ title, where, onContinue }: UnsavedAlertProps) => (
  <Alert
    variant="problem"
    title={title}
    actions={
      <Button size="small" onPress={onContinue}>
        Continue without saving
      </Button>
    }
  >
    Your changes {where} cannot be saved. Copy what you need before you continue.
  </Alert>
);

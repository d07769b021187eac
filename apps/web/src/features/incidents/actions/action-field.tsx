import type { Incident, IncidentAction } from "@holdfast/contract/incidents/incident";
import { useState } from "react";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { useQueue } from "../log/queue-context";
import { tickOf } from "../log/queued-change-rules";
import { AssignDialog } from "./assign-dialog";
import styles from "../incidents.module.css";

type ActionFieldProps = { readonly incident: Incident; readonly action: IncidentAction };

/** An action with its tick, and the person who does it. */
export const ActionField = ({ incident, action }: ActionFieldProps) => {
  const { text, doneAt, assignedTo } = action;
  const [isAssigning, setAssigning] = useState(false);
  const canAssign =
    incident.status !== "closed" && doneAt === null && incident.responders.length > 0;
  return (
    <div className={styles.action}>
      <ActionTick incident={incident} action={action} />
      {canAssign && (
        <Button
          variant="quiet"
          size="small"
          label={`${assignedTo ? "Hand over" : "Assign"}: ${text}`}
          onPress={() => setAssigning(true)}
        >
          {assignedTo ? "Hand over" : "Assign"}
        </Button>
      )}
      {isAssigning && (
        <AssignDialog incident={incident} action={action} onClose={() => setAssigning(false)} />
      )}
    </div>
  );
};

type ActionTickProps = {
  readonly incident: Pick<Incident, "status">;
  readonly action: IncidentAction;
};

/** An action with its tick, which says who has done it. */
export const ActionTick = ({ incident: { status }, action }: ActionTickProps) => {
  const { waiting, change } = useQueue();
  const { actionId, text, doneAt, doneByName, assignedTo } = action;
  const unsent = tickOf(waiting, actionId);
  return (
    <Checkbox
      value={unsent?.isDone ?? doneAt !== null}
      isDisabled={status === "closed"}
      onChange={(isDone) =>
        void change(`${isDone ? "Done" : "Not done after all"}: ${text}`, { actionId, isDone })
      }
    >
      {text}
      {unsent && <span className={styles.aside}>Not sent</span>}
      {!unsent && doneAt !== null && (
        <span className={styles.aside}>
          {[doneByName, formatInstant(doneAt)].filter(Boolean).join(", ")}
        </span>
      )}
      {!unsent && doneAt === null && assignedTo && (
        <span className={styles.aside}>Assigned to {assignedTo.name}</span>
      )}
    </Checkbox>
  );
};

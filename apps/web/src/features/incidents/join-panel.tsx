import type { OpenIncident } from "@holdfast/contract/incidents/incident";
import { formatInstant } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import styles from "./incidents.module.css";

type JoinPanelProps = {
  readonly incidents: readonly OpenIncident[];
  /** Whether the panel appears above a form that may already be filled in. */
  readonly isNew: boolean;
  readonly isDisabled: boolean;
  readonly onJoin: (incidentId: string) => void;
  readonly onAnother: () => void;
};

/** Two people who declare the same fire would otherwise split its teams between two incidents. */
export const JoinPanel = ({ incidents, isNew, isDisabled, onJoin, onAnother }: JoinPanelProps) => (
  <div className={styles.declare} role={isNew ? "alert" : undefined}>
    <p>
      {isNew ? "An incident has just been declared" : "An incident is active"} on this plan. Is this
      the same incident?
    </p>
    {incidents.map((incident) => (
      <div key={incident.incidentId} className={styles.level}>
        <Button
          variant="primary"
          isFullWidth
          isDisabled={isDisabled}
          onPress={() => onJoin(incident.incidentId)}
        >
          Join it: level {incident.level}, {incident.place}
        </Button>
        <p className={styles.aside}>
          {incident.whatHappened || "Not described yet"}. Declared{" "}
          {formatInstant(incident.declaredAt)}.
        </p>
      </div>
    ))}
    <Button isFullWidth isDisabled={isDisabled} onPress={onAnother}>
      This is a different incident
    </Button>
  </div>
);

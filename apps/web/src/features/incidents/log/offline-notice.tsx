import { dayOf, formatInstant, formatTime } from "../../../platform/format/date-format";
import { useToday } from "../../../platform/format/use-today";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../incidents.module.css";

/** The read of the incident that is repeated while it is shown. */
export type ReadState = {
  readonly failureCount: number;
  readonly error: { readonly status: number } | null;
  /** Epoch ms. */
  readonly dataUpdatedAt: number;
};

/** Says that what is shown is not live, since when, and that work goes on. */
export const OfflineNotice = ({
  read: { failureCount, error, dataUpdatedAt },
}: {
  readonly read: ReadState;
}) => {
  const readAt = new Date(dataUpdatedAt);
  const isToday = dayOf(readAt) === useToday();
  if (failureCount === 0 || (error !== null && error.status > 0 && error.status < 500)) return null;
  return (
    <div className={styles.offline}>
      <Alert variant="warning">
        {navigator.onLine ? "Holdfast cannot be reached." : "No network."} Last updated{" "}
        {isToday ? formatTime(readAt) : formatInstant(readAt.toISOString())}. What you do here is
        stored on this device and sent later.
      </Alert>
    </div>
  );
};

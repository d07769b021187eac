import { formatTime } from "../../../platform/format/date-format";
import { Alert } from "../../../ui/feedback/alert";
import styles from "../incidents.module.css";

type OfflineNoticeProps = {
  /** The read of the incident that is repeated while it is shown. */
  readonly read: {
    readonly failureCount: number;
    readonly error: { readonly status: number } | null;
    /** Epoch ms. */
    readonly dataUpdatedAt: number;
  };
};

/** Says that what is shown is not live, since when, and that work goes on. */
export const OfflineNotice = ({
  read: { failureCount, error, dataUpdatedAt },
}: OfflineNoticeProps) => {
  if (failureCount === 0 || (error !== null && error.status > 0 && error.status < 500)) return null;
  return (
    <div className={styles.offline}>
      <Alert variant="warning">
        {navigator.onLine ? "Holdfast cannot be reached." : "No network."} Last updated{" "}
        {formatTime(new Date(dataUpdatedAt))}. What you do here is stored on this device and sent
        later.
      </Alert>
    </div>
  );
};

import { UnsavedAlert } from "../../../ui/feedback/unsaved-alert";
import { accessLostMessage, planDeletedMessage } from "./refused-access-rules";
import styles from "./workspace-notice.module.css";

type UnsavedNoticeProps = {
  /** Why nothing on the page can be saved any more. */
  readonly reason: "access-lost" | "plan-deleted";
  /** Name of the organisation or plan. */
  readonly name: string;
  readonly onContinue: () => void;
};

/** Shown above a page whose input can no longer be saved; stays visible while the user scrolls to copy it. */
export const UnsavedNotice = ({ reason, name, onContinue }: UnsavedNoticeProps) => (
  <div className={`${styles.notice} ${styles.sticky}`}>
    <UnsavedAlert
      title={reason === "access-lost" ? accessLostMessage(name) : planDeletedMessage(name)}
      where="on this page"
      onContinue={onContinue}
    />
  </div>
);

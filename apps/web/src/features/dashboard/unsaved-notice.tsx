import { UnsavedAlert } from "../../ui/feedback/unsaved-alert";
import { accessLostWords, planDeletedWords } from "./refused-access-rules";
import styles from "./workspace-notice.module.css";

type UnsavedNoticeProps = {
  /** Why nothing on the page can be saved any more. */
  readonly reason: "access-lost" | "plan-deleted";
  /** Of the organisation or plan. */
  readonly name: string;
  readonly onContinue: () => void;
};

/** Above a page whose input can no longer be saved, in sight while the person scrolls to copy it. */
export const UnsavedNotice = ({ reason, name, onContinue }: UnsavedNoticeProps) => (
  <div className={`${styles.notice} ${styles.sticky}`}>
    <UnsavedAlert
      title={reason === "access-lost" ? accessLostWords(name) : planDeletedWords(name)}
      where="on this page"
      onContinue={onContinue}
    />
  </div>
);

import { useEffect, useRef } from "react";
import { UnsavedAlert } from "../../../../ui/feedback/unsaved-alert";
import type { AreaChange } from "./area-change-rules";
import styles from "./area-changed-notice.module.css";

type AreaChangedNoticeProps = {
  readonly change: AreaChange;
  /** The area's name. */
  readonly name: string;
  readonly onDiscard: () => void;
};

const EVENTS: Record<AreaChange, string> = {
  "area-deleted": "was deleted",
  "area-rating-deleted": "was marked as not critical",
  "area-rating-added": "was saved as critical",
};

/** Replaces the buttons of an area's form that can no longer be saved; its text can still be copied. */
export const AreaChangedNotice = ({ change, name, onDiscard }: AreaChangedNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
    // The pressed button was removed, and the focus with it.
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <UnsavedAlert
        title={`“${name}” ${EVENTS[change]} by someone else or in another tab.`}
        where="to this area"
        onContinue={onDiscard}
      />
    </div>
  );
};

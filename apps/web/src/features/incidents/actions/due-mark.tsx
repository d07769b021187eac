import { dueText } from "@holdfast/contract/incidents/incident-words-rules";
import styles from "../incidents.module.css";

type DueMarkProps = { readonly dueAt: string; readonly now: Date };

/** Says when an action is due, and marks one that is late. */
export const DueMark = ({ dueAt, now }: DueMarkProps) => {
  const left = Date.parse(dueAt) - now.getTime();
  return (
    <span className={styles.due} data-late={left < 0 ? "" : undefined}>
      due {dueText(left)}
    </span>
  );
};

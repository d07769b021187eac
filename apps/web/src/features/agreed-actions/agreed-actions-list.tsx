import type { AgreedAction } from "@holdfast/contract/agreed-actions/agreed-action";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import styles from "./agreed-actions.module.css";

type AgreedActionsListProps = {
  readonly actions: readonly (AgreedAction & { readonly id: string })[];
  readonly isDisabled: boolean;
  readonly onChange: (id: string, isDone: boolean) => void;
};

/** What people agreed to do after an incident or an exercise, each with a checkbox. */
export const AgreedActionsList = ({ actions, isDisabled, onChange }: AgreedActionsListProps) =>
  actions.length > 0 && (
    <>
      <h3>Actions</h3>
      <ul className={styles.list}>
        {actions.map(({ id, text, ownerName, dueDate, doneAt }) => (
          <li key={id}>
            <Checkbox
              value={doneAt !== null}
              isDisabled={isDisabled}
              onChange={(isDone) => onChange(id, isDone)}
            >
              {text}
              <span className={styles.aside}>
                {ownerName}, by {dateInText(dueDate)}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );

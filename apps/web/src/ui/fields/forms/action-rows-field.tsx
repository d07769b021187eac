import { useState } from "react";
import { Button } from "../../buttons/button";
import styles from "./action-rows-field.module.css";
import { DateField } from "../lazy-fields";
import { FieldRow } from "../field-row";
import { TextField } from "../inputs/text-field";

/** An action with the person who does it and a date; it has no id before it is saved. */
type ActionRow = {
  readonly text: string;
  readonly ownerName: string;
  readonly dueDate: string;
};

type ActionRowsFieldProps = {
  /** The name of the list in the form; the fields of a row are named `actions.0.text`. */
  readonly name: string;
  readonly rows: readonly ActionRow[];
  readonly onChange: (rows: ActionRow[]) => void;
  readonly errorAt: (path: string) => string | undefined;
  readonly earliest: string;
  readonly maxRows: number;
};

/** Edits a list of actions: what is done, by whom and by when. */
export const ActionRowsField = (props: ActionRowsFieldProps) => {
  const { name, rows, onChange, errorAt, earliest, maxRows } = props;
  /** The action that takes the focus after one was added or removed; -1 is the button that adds one. */
  const [focused, setFocused] = useState<number>();
  const fieldOf = (at: number, key: keyof ActionRow) => ({
    name: `${name}.${at}.${key}`,
    value: rows[at]?.[key],
    error: errorAt(`${name}.${at}.${key}`),
    onChange: (value: string | null) =>
      onChange(rows.map((row, index) => (index === at ? { ...row, [key]: value ?? "" } : row))),
    isRequired: true,
  });
  return (
    <>
      {rows.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an action has no id yet
        <FieldRow key={`${at} of ${rows.length}`}>
          <TextField {...fieldOf(at, "text")} label="Action" autoFocus={at === focused} />
          <TextField {...fieldOf(at, "ownerName")} label="Who does it" />
          <DateField {...fieldOf(at, "dueDate")} label="By" earliest={earliest} />
          <div className={styles.remove}>
            <Button
              icon="trash"
              variant="quiet"
              label={`Remove action ${at + 1}`}
              onPress={() => {
                setFocused(Math.min(at, rows.length - 2));
                onChange(rows.filter((_, index) => index !== at));
              }}
            >
              Remove
            </Button>
          </div>
        </FieldRow>
      ))}
      {rows.length < maxRows && (
        <div>
          <Button
            key={rows.length}
            icon="add"
            autoFocus={focused === -1}
            onPress={() => {
              setFocused(rows.length);
              onChange([...rows, { text: "", ownerName: "", dueDate: "" }]);
            }}
          >
            Add action
          </Button>
        </div>
      )}
    </>
  );
};

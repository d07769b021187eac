import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import { useEffect, useRef, useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import { timeAgo } from "../../format/time-ago";
import type { Conflict, EditedRecord } from "./edited-record";
import { areEqualDrafts } from "../form-values";
import type { Draft, FieldName } from "../form-values";
import styles from "./conflict-section.module.css";

type ConflictSectionProps<Body> = {
  readonly conflict: Conflict<Body>;
  /** The form's present values. */
  readonly values: Draft<Body>;
  readonly onTake: (changes: Draft<Body>) => void;
};

const CHOICES = { mine: "Keep mine", theirs: "Take theirs" } as const;

/** Shows both values of each field that two people changed, and lets the person choose. */
export const ConflictSection = <Body,>(props: ConflictSectionProps<Body>) => {
  const { values, onTake } = props;
  const { entry, current, mine, theirs, conflicts, taken } = props.conflict;
  const ref = useRef<HTMLElement>(null);
  const [now] = useState(() => Date.now());
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const chosenAlone = conflicts.filter((name) => entry.follows?.[name] === undefined);
  const tiedTo = (name: FieldName<Body>) => [
    name,
    ...conflicts.filter((other) => entry.follows?.[other] === name),
  ];
  const part = (from: Draft<Body>, name: FieldName<Body>) =>
    Object.fromEntries(tiedTo(name).map((field) => [field, from[field]])) as Draft<Body>;
  const sideOf = (name: FieldName<Body>) => {
    const now = part(values, name);
    if (areEqualDrafts(now, part(mine, name))) return "mine";
    return areEqualDrafts(now, part(theirs, name)) ? "theirs" : null;
  };
  const { changedByName, changedAt } = current;
  const when = changedAt === null ? "" : ` ${timeAgo(changedAt, now)}`;
  const added = labelsOf(taken.filter((name) => entry.follows?.[name] === undefined));
  return (
    <section ref={ref} tabIndex={-1} className={styles.conflict} aria-label="Changes to compare">
      <Alert
        variant="warning"
        title={`${changedByName ?? "Someone else"} changed this ${entry.noun}${when}`}
      >
        You both changed the fields below. Choose which value to keep, then save.
        {added !== "" && ` The form already shows the other changes: ${added}.`}
      </Alert>
      {chosenAlone.map((name) => (
        <RadioGroup
          key={name}
          name={`keep-${name}`}
          label={fieldLabel(name)}
          value={sideOf(name)}
          onChange={(side) => onTake(part(side === "mine" ? mine : theirs, name))}
          choices={[
            { id: "mine", name: CHOICES.mine, note: textOf(entry, name, mine) },
            { id: "theirs", name: CHOICES.theirs, note: textOf(entry, name, theirs) },
          ]}
        />
      ))}
    </section>
  );
};

const labelsOf = (names: readonly string[]) =>
  [...new Set(names.map(fieldLabel))].join(", ").toLowerCase();

function textOf<Body>(entry: EditedRecord<Body>, name: FieldName<Body>, from: Draft<Body>): string {
  const value = from[name];
  if (value === null || value === undefined || value === "") return "Empty";
  const text = entry.textOf?.[name]?.(value, from);
  if (text !== undefined) return text;
  return Array.isArray(value) ? value.join(", ") || "Empty" : String(value);
}

import type { Incident, IncidentUnit } from "@holdfast/contract/incidents/incident";
import { UNIT_TIME_WRONG } from "@holdfast/contract/incidents/errors";
import { isUnitTime } from "@holdfast/contract/incidents/incident-rules";
import { useState } from "react";
import { dayOf, formatInstant, formatTime } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/inputs/text-field";
import { DateField } from "../../ui/fields/lazy-fields";
import { useQueue } from "./log/queue-context";
import styles from "./incidents.module.css";

const WORDS = { down: "Down since", restored: "Restored at" } as const;

type UnitTimeFormProps = {
  readonly incident: Incident;
  readonly unit: IncidentUnit;
  readonly now: Date;
};

/** Shows when a unit went down or was restored, and corrects it if that was before it was recorded. */
export const UnitTimeForm = ({ incident, unit, now }: UnitTimeFormProps) => {
  const { change } = useQueue();
  const [typed, setTyped] = useState<{ date: string | null; time: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const { name, status, downSince, restoredAt } = unit;
  const present = status === "restored" ? restoredAt : downSince;
  if ((status !== "down" && status !== "restored") || present === null) return null;
  if (typed === null) {
    const shown = new Date(present);
    return (
      <div className={styles.site}>
        <span className={styles.aside}>
          {WORDS[status]} {formatInstant(present)}
        </span>
        <Button
          size="small"
          onPress={() => setTyped({ date: dayOf(shown), time: formatTime(shown) })}
        >
          Change time<span className="visually-hidden"> of {name}</span>
        </Button>
      </div>
    );
  }
  const save = () => {
    const since = new Date(`${typed.date}T${typed.time}`);
    const isWrong =
      Number.isNaN(since.getTime()) ||
      !isUnitTime(since.toISOString(), incident.declaredAt, new Date()) ||
      (status === "restored" && downSince !== null && since < new Date(downSince));
    if (isWrong) return setProblem(UNIT_TIME_WRONG.message);
    const text = `${name}: ${WORDS[status].toLowerCase()} ${formatInstant(since.toISOString())}`;
    void change(text, { unitId: unit.unitId, status, since: since.toISOString() });
    setProblem(undefined);
    setTyped(null);
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FieldRow>
        <DateField
          name={`date-${unit.unitId}`}
          label={`${WORDS[status]}: date`}
          value={typed.date}
          latest={dayOf(now)}
          onChange={(date) => setTyped({ ...typed, date })}
        />
        <TextField
          name={`time-${unit.unitId}`}
          label="Time"
          type="time"
          value={typed.time}
          onChange={(time) => setTyped({ ...typed, time })}
          error={problem}
          autoFocus
        />
      </FieldRow>
      <div className={styles.lead}>
        <Button type="submit">Save</Button>
        <Button onPress={() => setTyped(null)}>Cancel</Button>
      </div>
    </form>
  );
};

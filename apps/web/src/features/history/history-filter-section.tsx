import { HISTORY_KINDS } from "@holdfast/contract/history/history";
import type { HistoryKind, HistoryPerson } from "@holdfast/contract/history/history";
import { DateField } from "../../ui/fields/date-field";
import { Select } from "../../ui/fields/select";
import { dateProblem } from "./history-filter-rules";
import type { HistoryChoice } from "./history-filter-rules";
import styles from "./history.module.css";

type HistoryFilterSectionProps = {
  readonly people: readonly HistoryPerson[];
  readonly choice: HistoryChoice;
  readonly onChange: (choice: HistoryChoice) => void;
};

/** A select cannot be cleared, so 'all' is a choice. */
const ALL = "all";
const KINDS = Object.entries(HISTORY_KINDS).map(([id, name]) => ({ id: id as HistoryKind, name }));

/** The filters of the history: person, list and days. */
export const HistoryFilterSection = ({ people, choice, onChange }: HistoryFilterSectionProps) => (
  <search className={styles.filter}>
    <Select
      name="person"
      label="Person"
      isCompact
      value={choice.userId ?? ALL}
      onChange={(userId) => onChange({ ...choice, userId: userId === ALL ? null : userId })}
      choices={[
        { id: ALL, name: "Everyone" },
        ...people.map(({ userId, name }) => ({ id: userId, name })),
      ]}
    />
    <Select<HistoryKind | typeof ALL>
      name="kind"
      label="List"
      isCompact
      value={choice.kind ?? ALL}
      onChange={(kind) => onChange({ ...choice, kind: kind === ALL ? null : kind })}
      choices={[{ id: ALL, name: "All lists" }, ...KINDS]}
    />
    <DateField
      name="from"
      label="From"
      isCompact
      value={choice.from}
      onChange={(from) => onChange({ ...choice, from })}
    />
    <DateField
      name="to"
      label="To"
      isCompact
      value={choice.to}
      onChange={(to) => onChange({ ...choice, to })}
      error={dateProblem(choice)}
    />
  </search>
);

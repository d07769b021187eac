import { HISTORY_ACTS, HISTORY_KINDS } from "@holdfast/contract/history/history";
import type { HistoryAct, HistoryKind, HistoryPerson } from "@holdfast/contract/history/history";
import { FilterRow } from "../../ui/fields/filters/filter-row";
import { Select } from "../../ui/fields/choices/select";
import { dayOf } from "../../platform/format/date-format";
import { withPeriod } from "./history-filter-rules";
import type { HistoryChoice, Period } from "./history-filter-rules";
import { HistoryDaysSection } from "./history-days-section";

type HistoryFilterSectionProps = {
  readonly people: readonly HistoryPerson[];
  readonly choice: HistoryChoice;
  readonly onChange: (choice: HistoryChoice) => void;
};

/** A select cannot be cleared, so 'all' is a choice. */
const ALL = "all";
const KINDS = Object.entries(HISTORY_KINDS).map(([id, name]) => ({ id: id as HistoryKind, name }));
const ACTS = Object.entries(HISTORY_ACTS).map(([id, name]) => ({ id: id as HistoryAct, name }));

const PERIODS: readonly { readonly id: Period; readonly name: string }[] = [
  { id: "any", name: "Any time" },
  { id: "7", name: "Last 7 days" },
  { id: "30", name: "Last 30 days" },
  { id: "90", name: "Last 90 days" },
  { id: "between", name: "Between two days" },
];

/** The filters of the history: person, list, kind of change and days. */
export const HistoryFilterSection = ({ people, choice, onChange }: HistoryFilterSectionProps) => (
  <FilterRow>
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
    <Select<HistoryAct | typeof ALL>
      name="act"
      label="Change"
      isCompact
      value={choice.act ?? ALL}
      onChange={(act) => onChange({ ...choice, act: act === ALL ? null : act })}
      choices={[{ id: ALL, name: "All changes" }, ...ACTS]}
    />
    <Select<Period>
      name="period"
      label="Time"
      isCompact
      value={choice.period}
      onChange={(period) => onChange(withPeriod(choice, period, dayOf(new Date())))}
      choices={PERIODS}
    />
    {choice.period === "between" && <HistoryDaysSection choice={choice} onChange={onChange} />}
  </FilterRow>
);

import { DateField } from "../../ui/fields/lazy-fields";
import { dateProblem } from "./history-filter-rules";
import type { HistoryChoice } from "./history-filter-rules";

type HistoryDaysSectionProps = {
  readonly choice: HistoryChoice;
  readonly onChange: (choice: HistoryChoice) => void;
};

/** The first and the last day to show; either can be left out. */
export const HistoryDaysSection = ({ choice, onChange }: HistoryDaysSectionProps) => (
  <>
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
  </>
);

import { timeZoneText } from "@holdfast/contract/platform/time-zone";
import type { ClearableFieldProps, FieldProps } from "../../ui/fields/field-props";
import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/inputs/text-field";
import { DateField } from "../../ui/fields/lazy-fields";

type Binding = Omit<FieldProps<string>, "label" | "description">;

type StartFieldsProps = {
  readonly date: Omit<ClearableFieldProps<string>, "label" | "description">;
  readonly time: Binding;
  readonly place: Binding;
  readonly timeZone: string;
  /** Of the first day that can be chosen. */
  readonly earliest: string;
  /** What a change of the time or the place does. */
  readonly notice?: string | undefined;
};

/** When and where an exercise takes place. */
export const StartFields = ({
  date,
  time,
  place,
  timeZone,
  earliest,
  notice,
}: StartFieldsProps) => (
  <>
    <FieldRow>
      <DateField {...date} label="Date" earliest={earliest} />
      <TextField {...time} label={`Start (${timeZoneText(timeZone)})`} type="time" />
    </FieldRow>
    <TextField
      {...place}
      label="Where"
      description={
        notice ??
        "A room, or how to join. Emails leave out a web address; it is shown on each person’s page."
      }
    />
  </>
);

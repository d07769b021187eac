import { parseDate } from "@internationalized/date";
import { Button as AriaButton } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { useState } from "react";
import styles from "./date-field.module.css";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { ClearableFieldProps } from "../field-props";
import field from "../field.module.css";
import { Icon } from "../../buttons/icon";
import { useUnsaved } from "../../overlays/unsaved-changes";
import { saveByEnter } from "../forms/save-by-enter";
import popover from "../../layout/list-item.module.css";

/** 'YYYY-MM-DD' or null. */
type DateFieldProps = ClearableFieldProps<string> & {
  /** The first and last day in the calendar, YYYY-MM-DD. */
  readonly earliest?: string;
  readonly latest?: string;
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const parsed = (date: string | null | undefined) =>
  date && DATE.test(date) ? parseDate(date) : null;

/**
 * A date: DD/MM/YYYY on the screen, YYYY-MM-DD as the value. It is typed part by part or chosen in a calendar; a
 * half-typed date has no value.
 */
export const DateField = (props: DateFieldProps) => {
  const [earliest, latest] = [parsed(props.earliest), parsed(props.latest)];
  const [isHalfTyped, setHalfTyped] = useState(false);
  useUnsaved(isHalfTyped);
  return (
    <I18nProvider locale="en-AU">
      <DatePicker
        className={field.field ?? ""}
        data-field={props.name}
        value={parsed(props.value)}
        onChange={(date) => {
          setHalfTyped(false);
          props.onChange(date ? date.toString() : null);
        }}
        onBlur={() => props.onBlur?.()}
        isInvalid={props.error !== undefined}
        isRequired={props.isRequired === true}
        isDisabled={props.isDisabled === true}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...(earliest ? { minValue: earliest } : {})}
        {...(latest ? { maxValue: latest } : {})}
      >
        <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
          {props.label}
        </FieldLabel>
        <Group
          className={`${field.control} ${styles.box}`}
          // Capture phase, because React Aria's date segments stop Enter.
          onKeyDownCapture={(event) => {
            if (/^\d$/.test(event.key)) setHalfTyped(true);
            const isInPart =
              event.target instanceof Element && event.target.matches("[role=spinbutton]");
            // Saving would lose half a date.
            if (isInPart && !isHalfTyped) saveByEnter(event);
          }}
        >
          <DateInput className={`${styles.input} figures`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ""} />}
          </DateInput>
          <AriaButton className={styles.opener ?? ""}>
            <Icon name="calendar" size={18} />
          </AriaButton>
        </Group>
        <FieldMessage error={props.error} description={props.description} />
        <Popover className={popover.popover ?? ""}>
          <AriaDialog className={styles.dialog ?? ""} aria-label={props.label}>
            <Calendar>
              <header className={styles.head}>
                <AriaButton slot="previous" className={styles.turn ?? ""}>
                  <Icon name="chevron-left" />
                </AriaButton>
                <Heading className={styles.month ?? ""} />
                <AriaButton slot="next" className={styles.turn ?? ""}>
                  <Icon name="chevron-right" />
                </AriaButton>
              </header>
              <CalendarGrid weekdayStyle="short" className={styles.grid ?? ""}>
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={styles.day ?? ""} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </AriaDialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
};

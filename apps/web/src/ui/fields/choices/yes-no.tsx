import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import styles from "./yes-no.module.css";

type YesNoProps = FieldProps<boolean> & {
  /** Omits the hint and error line, for table rows. */
  readonly isCompact?: boolean;
};

/** A No or Yes question; neither is selected until it is answered. */
export const YesNo = (props: YesNoProps) => (
  <AriaRadioGroup
    className={field.field ?? ""}
    data-field={props.name}
    orientation="horizontal"
    value={props.value === true ? "yes" : props.value === false ? "no" : null}
    onChange={(answer) => props.onChange(answer === "yes")}
    onBlur={() => props.onBlur?.()}
    isInvalid={props.error !== undefined}
    isRequired={props.isRequired === true}
    isDisabled={props.isDisabled === true}
    validationBehavior="aria"
  >
    <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
      {props.label}
    </FieldLabel>
    <div className={styles.answers}>
      <Radio value="no" className={styles.answer ?? ""}>
        No
      </Radio>
      <Radio value="yes" className={styles.answer ?? ""}>
        Yes
      </Radio>
    </div>
    {props.isCompact !== true && (
      <FieldMessage error={props.error} description={props.description} />
    )}
  </AriaRadioGroup>
);

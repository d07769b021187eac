import { Switch as AriaSwitch } from "react-aria-components/Switch";
import styles from "./switch.module.css";

type SwitchProps = {
  readonly name?: string;
  readonly label: string;
  readonly value: boolean | null | undefined;
  readonly onChange: (value: boolean) => void;
  readonly isDisabled?: boolean;
};

/** On or off, in force at once: 'Show Archived'. For an answer that is saved later use `YesNo`. */
export const Switch = (props: SwitchProps) => (
  <AriaSwitch
    className={styles.switch ?? ""}
    data-field={props.name}
    isSelected={props.value === true}
    onChange={props.onChange}
    isDisabled={props.isDisabled === true}
  >
    <span className={styles.track} aria-hidden="true">
      <span className={styles.thumb} />
    </span>
    {props.label}
  </AriaSwitch>
);

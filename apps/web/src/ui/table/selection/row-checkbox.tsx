import styles from "./row-checkbox.module.css";

type RowCheckboxProps = {
  /** For example 'Select Harbour Light'. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Some but not all of its rows are selected. */
  readonly isMixed?: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

/** The checkbox of a row or of the table head. A native input, because a list can have thousands. */
export const RowCheckbox = ({ label, isSelected, isMixed = false, onChange }: RowCheckboxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </label>
);

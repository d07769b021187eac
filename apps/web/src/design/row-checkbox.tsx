import styles from "./row-checkbox.module.css";

type RowCheckboxProps = {
  /** What it selects: 'Select Harbour Light'. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for is selected. */
  readonly isMixed?: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

/** The browser's own check box in front of a row, or of all of them: a long list has thousands. */
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

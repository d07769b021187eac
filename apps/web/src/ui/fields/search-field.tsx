import { useId } from "react";
import { FieldLabel } from "./field-label";
import styles from "./field.module.css";

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isLabelHidden?: boolean;
};

/**
 * Narrows a list down while it is typed into; refuses nothing. Without the kit's text field, which lists
 * would carry for it alone.
 */
export const SearchField = (props: SearchFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel isHidden={props.isLabelHidden} htmlFor={id}>
        {props.label}
      </FieldLabel>
      <input
        id={id}
        type="search"
        className={styles.control}
        placeholder={props.placeholder}
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        autoComplete="off"
      />
    </div>
  );
};

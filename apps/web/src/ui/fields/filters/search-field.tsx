import { useId } from "react";
import { Icon } from "../../buttons/icon";
import { FieldLabel } from "../field-label";
import styles from "../field.module.css";

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isLabelHidden?: boolean;
};

/**
 * Filters a list while the person types. A plain input: React Aria's text field would add its bytes to every list.
 */
export const SearchField = (props: SearchFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel isHidden={props.isLabelHidden} htmlFor={id}>
        {props.label}
      </FieldLabel>
      <div className={styles.search}>
        <Icon name="search" size={16} />
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
    </div>
  );
};

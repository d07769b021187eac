import { Label } from "react-aria-components/Label";
import styles from "./field.module.css";

type FieldLabelProps = {
  readonly children: string;
  readonly isRequired?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
  /** The control's id, if React Aria does not connect the two. */
  readonly htmlFor?: string;
};

/** A field's label. Marks optional fields only, because most fields are required. */
export const FieldLabel = ({ children, isRequired, isHidden, htmlFor }: FieldLabelProps) => (
  <Label
    className={isHidden ? "visually-hidden" : styles.label}
    {...(htmlFor === undefined ? {} : { htmlFor })}
  >
    {children}
    {isRequired === false && <span className={styles.optional}>optional</span>}
  </Label>
);

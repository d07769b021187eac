import { Label } from "react-aria-components/Label";
import styles from "./field.module.css";

type FieldLabelProps = {
  readonly children: string;
  readonly isRequired?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
  /** The control's id, where the kit does not tie the two together. */
  readonly htmlFor?: string;
};

/** A field's label. What may stay empty says so; what must be filled in is the rule and says nothing. */
export const FieldLabel = ({ children, isRequired, isHidden, htmlFor }: FieldLabelProps) => (
  <Label
    className={isHidden ? "visually-hidden" : styles.label}
    {...(htmlFor === undefined ? {} : { htmlFor })}
  >
    {children}
    {isRequired === false && <span className={styles.optional}>optional</span>}
  </Label>
);

import { Button } from "../../../../ui/buttons/button";
import styles from "./area-footer.module.css";

type AreaFooterProps = {
  /** The target of 'Next', announced with it; if undefined, there is no such button. */
  readonly nextName: string | undefined;
  readonly onNext: () => void;
  readonly isNextDisabled?: boolean;
  /** Without it, the form is read-only. */
  readonly mayChange: boolean;
  readonly isSaveDisabled?: boolean;
  readonly isSaving: boolean;
};

/** The buttons under an area's form: 'Save', and 'Next', which saves changes and moves on. */
export const AreaFooter = (props: AreaFooterProps) => (
  <div className={styles.buttons}>
    {props.mayChange && (
      <Button
        type="submit"
        variant="primary"
        isPending={props.isSaving}
        isDisabled={props.isSaveDisabled === true}
      >
        Save
      </Button>
    )}
    {props.nextName !== undefined && (
      <Button
        onPress={props.onNext}
        label={`Next: ${props.nextName}`}
        isDisabled={props.isSaving || props.isNextDisabled === true}
      >
        Next
      </Button>
    )}
  </div>
);

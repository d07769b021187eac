import { Button } from "../../ui/buttons/button";
import styles from "./proposals.module.css";
import type { Proposals } from "./use-proposals";

type ProposedMarkProps = {
  readonly proposals: Proposals;
  readonly recordId: string;
  /** The entry's name, for the button's accessible name. */
  readonly name: string;
};

/** Marks an unconfirmed list entry as 'Proposed', with 'Confirm' if the row shows everything there is to confirm. */
export const ProposedMark = ({ proposals, recordId, name }: ProposedMarkProps) =>
  proposals.isProposed(recordId) && (
    <span className={styles.mark}>
      <span className={styles.pill}>Proposed</span>
      {proposals.mayConfirm && proposals.isByPage && (
        <Button
          size="small"
          variant="quiet"
          label={`Confirm ${name}`}
          onPress={() => void proposals.confirm([recordId])}
        >
          Confirm
        </Button>
      )}
    </span>
  );

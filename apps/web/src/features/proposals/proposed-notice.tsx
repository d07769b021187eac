import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import type { Proposals } from "./use-proposals";

type ProposedNoticeProps = {
  readonly proposals: Proposals;
  /** The entries on the page, proposed or not. */
  readonly recordIds: readonly string[];
};

/** Above a list with proposed entries: how many there are, what that means, and a button that confirms them all. */
export const ProposedNotice = ({ proposals, recordIds }: ProposedNoticeProps) => {
  const proposed = recordIds.filter(proposals.isProposed);
  if (proposed.length === 0) return null;
  const { mayConfirm, isByPage } = proposals;
  return (
    <Alert
      variant="note"
      title={`${proposed.length} proposed`}
      actions={
        mayConfirm &&
        isByPage && (
          <Button size="small" onPress={() => void proposals.confirm(proposed)}>
            Confirm all on this page
          </Button>
        )
      }
    >
      Proposed entries come from suggestions. They count in no total and are marked in print until
      you edit or confirm them.
      {mayConfirm && !isByPage && " Open each one to read and confirm it."}
    </Alert>
  );
};

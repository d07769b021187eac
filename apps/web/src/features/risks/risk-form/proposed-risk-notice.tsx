import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { useProposals } from "../../proposals/public";

type ProposedRiskNoticeProps = { readonly riskId: string; readonly onConfirmed: () => void };

/** Above the form of a proposed risk: what to check, and a button for a person who has nothing to correct. */
export const ProposedRiskNotice = ({ riskId, onConfirmed }: ProposedRiskNoticeProps) => {
  const { isProposed, confirm } = useProposals("risk");
  if (!isProposed(riskId)) return null;
  const press = async () => {
    await confirm([riskId]);
    onConfirmed();
  };
  return (
    <Alert
      variant="note"
      title="Proposed"
      actions={
        <Button size="small" onPress={() => void press()}>
          Confirm
        </Button>
      }
    >
      This risk comes from suggestions. Check the loss value, the mitigation and the insurance
      answer, then confirm the risk or correct it and save.
    </Alert>
  );
};

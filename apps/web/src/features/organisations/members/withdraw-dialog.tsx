import { INVITATION_WITHDRAWN } from "@holdfast/contract/organisations/member-endpoints";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/feedback/toast-store";

type WithdrawDialogProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onWithdraw: () => Promise<unknown>;
};

/** Asks before a pending invitation is withdrawn. */
export const WithdrawDialog = ({ email, onClose, onWithdraw }: WithdrawDialogProps) => (
  <ConfirmDialog
    title={`Withdraw the invitation to ${email}?`}
    isOpen
    onClose={onClose}
    onConfirm={async () => {
      await onWithdraw();
      showToast({ variant: "done", title: INVITATION_WITHDRAWN });
    }}
    confirmLabel="Withdraw invitation"
  >
    The link in the email will stop working. You can invite this address again at any time.
  </ConfirmDialog>
);

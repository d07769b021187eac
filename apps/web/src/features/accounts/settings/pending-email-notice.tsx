import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  EMAIL_CHANGE_CANCELLED,
  emailChangeSentTo,
  updateUser,
} from "@holdfast/contract/accounts/settings-endpoints";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { useChange } from "../../../platform/api/use-endpoint";

type PendingEmailNoticeProps = {
  readonly email: string;
  /** The new address that the confirmation email was sent to. */
  readonly pendingEmail: string;
};

/** A pending email change, which can be cancelled until it is confirmed. */
export const PendingEmailNotice = ({ email, pendingEmail }: PendingEmailNoticeProps) => {
  const cancel = useChange(updateUser, [readUser]);
  const cancelChange = () =>
    cancel.mutate(
      // The current address: cancels the change and invalidates the emailed link.
      { body: { email } },
      {
        onSuccess: () => void showToast({ variant: "done", title: EMAIL_CHANGE_CANCELLED }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  return (
    <Alert
      variant="note"
      title={`Waiting for confirmation: ${pendingEmail}`}
      actions={
        <Button size="small" isPending={cancel.isPending} onPress={cancelChange}>
          Cancel this change
        </Button>
      }
    >
      {emailChangeSentTo(pendingEmail)} Until you confirm it, log in as {email}.
    </Alert>
  );
};

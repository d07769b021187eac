import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  EMAIL_CHANGE_CANCELLED,
  emailChangeSentTo,
  updateUser,
} from "@holdfast/contract/accounts/settings-endpoints";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../platform/api/call-error";
import { useChange } from "../../../platform/api/use-endpoint";

type PendingEmailNoticeProps = {
  readonly email: string;
  /** The address that a letter has gone to. */
  readonly pendingEmail: string;
};

/** An e-mail address that waits for its confirmation; until then the change can be taken back. */
export const PendingEmailNotice = ({ email, pendingEmail }: PendingEmailNoticeProps) => {
  const cancel = useChange(updateUser, [readUser]);
  const cancelChange = () =>
    cancel.mutate(
      // The present address: no other one is asked for, and the letter's link ends.
      { body: { email } },
      {
        onSuccess: () => void showToast({ kind: "done", title: EMAIL_CHANGE_CANCELLED }),
        onError: (thrown) => void showToast({ kind: "problem", title: messageOf(thrown) }),
      },
    );
  return (
    <Alert
      kind="note"
      title={`Waiting for confirmation: ${pendingEmail}`}
      actions={
        <Button size="small" isPending={cancel.isPending} onPress={cancelChange}>
          Cancel this change
        </Button>
      }
    >
      {emailChangeSentTo(pendingEmail)} Until then you sign in as {email}.
    </Alert>
  );
};

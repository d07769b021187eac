import type { Client } from "@holdfast/contract/clients/client";
import { listClients } from "@holdfast/contract/clients/client-endpoints";
import {
  INVITATION_SENT_AGAIN,
  listInvitees,
  resendInvitation,
  withdrawInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { useState } from "react";
import { useChange } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { componentOnUse } from "../../ui/loading/lazy-component";
import { loadWithdrawDialog } from "../organisations/public";
import styles from "./clients.module.css";

const WithdrawDialog = componentOnUse(loadWithdrawDialog);

type PendingOwnerNoticeProps = {
  readonly organisationId: string;
  readonly owner: NonNullable<Client["pendingOwner"]>;
};

/** Says that the invited owner of a client has not accepted yet. The invitation can be resent or withdrawn. */
export const PendingOwnerNotice = ({ organisationId, owner }: PendingOwnerNoticeProps) => {
  const { email, isExpired } = owner;
  const resend = useChange(resendInvitation, [listClients, listInvitees]);
  const withdraw = useChange(withdrawInvitation, [listClients, listInvitees]);
  const [isAsking, setAsking] = useState(false);
  const send = () =>
    resend.mutate(
      { body: { organisationId, email } },
      {
        onSuccess: () => void showToast({ variant: "done", title: INVITATION_SENT_AGAIN }),
        onError: (thrown) => void showToast({ variant: "problem", title: messageOf(thrown) }),
      },
    );
  return (
    <span className={styles.pending}>
      {isExpired ? "Invitation expired: " : "Invitation pending: "}
      {email}
      <span className={styles.pendingActions}>
        <Button
          size="small"
          variant="quiet"
          icon="mail"
          label={`Resend the invitation to ${email}`}
          isPending={resend.isPending}
          onPress={send}
        >
          Resend
        </Button>
        <Button
          size="small"
          variant="quiet"
          label={`Withdraw the invitation to ${email}`}
          onPress={() => setAsking(true)}
        >
          Withdraw
        </Button>
      </span>
      {isAsking && (
        <WithdrawDialog
          email={email}
          onClose={() => setAsking(false)}
          onWithdraw={() =>
            withdraw.mutateAsync({ params: { orgId: organisationId }, body: { email } })
          }
        />
      )}
    </span>
  );
};

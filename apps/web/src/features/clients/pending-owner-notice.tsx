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
import { ChangeAddressDialog, WithdrawDialog } from "../organisations/public";
import styles from "./clients.module.css";

type PendingOwnerNoticeProps = {
  readonly organisationId: string;
  readonly owner: NonNullable<Client["pendingOwner"]>;
};

/**
 * Says that the invited owner of a client has not accepted yet. The invitation can be resent, sent to another address,
 * or withdrawn.
 */
export const PendingOwnerNotice = ({ organisationId, owner }: PendingOwnerNoticeProps) => {
  const { email, isExpired } = owner;
  const resend = useChange(resendInvitation, [listClients, listInvitees]);
  const withdraw = useChange(withdrawInvitation, [listClients, listInvitees]);
  const [open, setOpen] = useState<"address" | "withdraw">();
  const close = () => setOpen(undefined);
  const send = () =>
    resend.mutate(
      { body: { organisationId, email } },
      {
        onSuccess: () => void showToast({ variant: "done", title: INVITATION_SENT_AGAIN }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
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
          label={`Resend the invitation to ${email}`}
          isPending={resend.isPending}
          onPress={send}
        >
          Resend
        </Button>
        <Button
          size="small"
          variant="quiet"
          label={`Change address of the invitation to ${email}`}
          onPress={() => setOpen("address")}
        >
          Change address
        </Button>
        <Button
          size="small"
          variant="quiet"
          label={`Withdraw the invitation to ${email}`}
          onPress={() => setOpen("withdraw")}
        >
          Withdraw
        </Button>
      </span>
      {open === "address" && (
        <ChangeAddressDialog orgId={organisationId} email={email} onClose={close} />
      )}
      {open === "withdraw" && (
        <WithdrawDialog
          email={email}
          onClose={close}
          onWithdraw={() =>
            withdraw.mutateAsync({ params: { orgId: organisationId }, body: { email } })
          }
        />
      )}
    </span>
  );
};

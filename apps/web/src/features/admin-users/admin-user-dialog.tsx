import type { Broker } from "@holdfast/contract/admin-users/broker-endpoints";
import {
  BROKER_DELETED,
  deleteBroker,
  listBrokers,
} from "@holdfast/contract/admin-users/broker-endpoints";
import {
  listBrokerInvitees,
  withdrawBrokerInvitation,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { WithdrawDialog } from "../organisations/public";
import { AddAdminUserForm, EditAdminUserForm } from "./admin-user-form";
import { nameOfBroker } from "./broker-name-rules";

/** The dialog that is open over the list. */
export type AdminUserAct =
  | { readonly act: "add" }
  | { readonly act: "withdraw"; readonly email: string }
  | { readonly act: "edit" | "delete"; readonly broker: Broker };

type AdminUserDialogProps = {
  readonly open: AdminUserAct;
  readonly brokerageId: string;
  readonly onClose: () => void;
};

/** The dialogs of the admin users: add, withdraw an invitation, change the email, delete. */
export const AdminUserDialog = ({ open, brokerageId, onClose }: AdminUserDialogProps) => {
  const deletion = useDeletion(deleteBroker, [listBrokers, listBrokerInvitees]);
  // An invitee who has since accepted is now an admin user.
  const withdraw = useChange(withdrawBrokerInvitation, [listBrokerInvitees, listBrokers]);
  if (open.act === "add") {
    return (
      <Dialog title="Add admin user" isOpen onClose={onClose} width={500}>
        <AddAdminUserForm brokerageId={brokerageId} onClose={onClose} />
      </Dialog>
    );
  }
  if (open.act === "withdraw") {
    const { email } = open;
    return (
      <WithdrawDialog
        email={email}
        onClose={onClose}
        onWithdraw={() => withdraw.mutateAsync({ params: { brokerageId }, body: { email } })}
      />
    );
  }
  const { broker } = open;
  const name = nameOfBroker(broker);
  if (open.act === "edit") {
    return (
      <Dialog title={`Change the email of ${name}`} isOpen onClose={onClose} width={500}>
        <EditAdminUserForm broker={broker} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Delete the admin user ${name}?`}
      isOpen
      onClose={onClose}
      confirmLabel="Delete admin user"
      onConfirm={async () => {
        await deletion.mutateAsync({ params: { brokerId: broker.brokerId } });
        showToast({ variant: "done", title: BROKER_DELETED });
      }}
    >
      {name} loses access to the clients and keys of your brokerage at once. Their account, and the
      keys and plans they created, are not affected. You can add them again at any time.
    </ConfirmDialog>
  );
};

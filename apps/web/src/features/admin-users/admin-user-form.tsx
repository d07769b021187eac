import type { Broker } from "@holdfast/contract/admin-users/broker-endpoints";
import {
  inviteBroker,
  listBrokerInvitees,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import {
  addBroker,
  BROKER_ADDED,
  listBrokers,
  updateBroker,
  USER_NOT_FOUND,
} from "@holdfast/contract/admin-users/broker-endpoints";
import { INVITATION_SENT } from "@holdfast/contract/organisations/member-endpoints";
import { useState } from "react";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Button } from "../../ui/buttons/button";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useChange, useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useCurrentUser } from "../accounts/public";

type AdminUserFormProps = {
  readonly brokerageId: string;
  readonly onClose: () => void;
};

/** Adds someone who has an account. An address without one can be invited instead. */
export const AddAdminUserForm = ({ brokerageId, onClose }: AdminUserFormProps) => {
  const refresh = useRefresh();
  const userId = useCurrentUser()?.id;
  const [unknown, setUnknown] = useState<string | null>(null);
  const form = useContractForm({
    endpoint: addBroker,
    params: { brokerageId },
    initial: { email: "", ...(userId === undefined ? {} : { createBy: userId }) },
    onSaved: async () => {
      await refresh(listBrokers, listBrokerInvitees);
      showToast({ variant: "done", title: BROKER_ADDED });
      onClose();
    },
    onRefused: (refusal, { email }) => {
      const isUnknown = refusal.code === USER_NOT_FOUND.code;
      setUnknown(isUnknown ? email : null);
      return isUnknown ? USER_NOT_FOUND.message : false;
    },
  });
  const { email } = form.values;
  return (
    <Form form={form} submitLabel="Add admin user" onCancel={onClose}>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        description="The address the person uses to log in. They will see all clients and keys of your brokerage."
        autoFocus
      />
      {unknown !== null && unknown === email?.trim() && (
        <InviteNotice brokerageId={brokerageId} email={unknown} onClose={onClose} />
      )}
    </Form>
  );
};

type InviteNoticeProps = AdminUserFormProps & { readonly email: string };

/** Offers to invite an address that has no account. */
const InviteNotice = ({ brokerageId, email, onClose }: InviteNoticeProps) => {
  const invite = useChange(inviteBroker, [listBrokerInvitees]);
  const send = () =>
    invite.mutate(
      { params: { brokerageId }, body: { email } },
      {
        onSuccess: () => {
          showToast({ variant: "done", title: INVITATION_SENT });
          onClose();
        },
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  return (
    <Alert
      variant="note"
      actions={
        <Button size="small" icon="mail" isPending={invite.isPending} onPress={send}>
          Send invitation
        </Button>
      }
    >
      {email} has no account yet. You can invite this person: they become an admin user when they
      accept.
    </Alert>
  );
};

type EditAdminUserFormProps = Pick<AdminUserFormProps, "onClose"> & { readonly broker: Broker };

/** Replaces an admin user by another account. */
export const EditAdminUserForm = ({ broker, onClose }: EditAdminUserFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: updateBroker,
    params: { brokerId: broker.brokerId },
    initial: { email: broker.email },
    onSaved: async () => {
      await refresh(listBrokers);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
    onRefused: (refusal) => (refusal.code === USER_NOT_FOUND.code ? USER_NOT_FOUND.message : false),
  });
  return (
    <Form form={form} onCancel={onClose} isSubmitDisabled={!form.isChanged}>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        description={`The account with this address replaces ${broker.email}, who loses access at once.`}
        autoFocus
      />
    </Form>
  );
};

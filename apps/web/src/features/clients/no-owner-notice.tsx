import { listClients } from "@holdfast/contract/clients/client-endpoints";
import { ROLE_IDS } from "@holdfast/contract/organisations/member";
import {
  INVITATION_SENT,
  inviteMember,
  listInvitees,
} from "@holdfast/contract/organisations/member-endpoints";
import { useState } from "react";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { Button } from "../../ui/buttons/button";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { showToast } from "../../ui/feedback/toast-store";
import { Dialog } from "../../ui/overlays/dialog";
import styles from "./clients.module.css";

type NoOwnerNoticeProps = {
  readonly organisationId: string;
  readonly name: string;
  /** The email address of the client's first contact, which the form is filled with. */
  readonly contactEmail: string | null;
};

/** Says that a client has no owner, and that no one is invited to be one. */
export const NoOwnerNotice = ({ organisationId, name, contactEmail }: NoOwnerNoticeProps) => {
  const [isInviting, setInviting] = useState(false);
  return (
    <span className={styles.pending}>
      No owner yet:
      <span className={styles.pendingActions}>
        <Button
          size="small"
          variant="quiet"
          icon="mail"
          label={`Invite the owner of ${name}`}
          onPress={() => setInviting(true)}
        >
          Invite
        </Button>
      </span>
      {isInviting && (
        <Dialog
          title={`Invite the owner of ${name}`}
          isOpen
          onClose={() => setInviting(false)}
          width={500}
        >
          <InviteOwnerForm
            orgId={organisationId}
            contactEmail={contactEmail}
            onClose={() => setInviting(false)}
          />
        </Dialog>
      )}
    </span>
  );
};

const SENDING = "We will email an invitation to this address. It expires in 14 days.";
const FIRST_CONTACT =
  "This is the client’s first contact. Change the address if someone else is the owner.";

type InviteOwnerFormProps = {
  readonly orgId: string;
  readonly contactEmail: string | null;
  readonly onClose: () => void;
};

const InviteOwnerForm = ({ orgId, contactEmail, onClose }: InviteOwnerFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: inviteMember,
    params: { orgId },
    initial: { roleId: ROLE_IDS.owner, email: contactEmail ?? "" },
    onSaved: async () => {
      await refresh(listClients, listInvitees);
      showToast({ variant: "done", title: INVITATION_SENT });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Send invitation" onCancel={onClose}>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        description={contactEmail === null ? SENDING : `${FIRST_CONTACT} ${SENDING}`}
        autoFocus
      />
    </Form>
  );
};

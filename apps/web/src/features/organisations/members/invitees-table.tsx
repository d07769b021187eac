import type { Invitee } from "@holdfast/contract/organisations/member";
import {
  INVITATION_SENT_AGAIN,
  listInvitees,
  resendInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { Button } from "../../../ui/buttons/button";
import { DataTable } from "../../../ui/table/data-table";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { useChange } from "../../../platform/api/use-endpoint";
import { roleTitle } from "./member-rules";
import styles from "./members.module.css";

type InviteesTableProps = {
  readonly invitees: readonly Invitee[];
  readonly organisationId: string;
  readonly onWithdraw: (invitee: Invitee) => void;
};

const nameOf = ({ firstName, lastName }: Invitee) =>
  [firstName, lastName].filter((part) => part !== null).join(" ");

const COLUMNS: readonly TableColumn<Invitee>[] = [
  {
    id: "email",
    header: "Email",
    isName: true,
    sortBy: ({ email }) => email,
    cell: (invitee) => (
      <>
        <ContactLinks phones={[]} email={invitee.email} /> {nameOf(invitee)}
      </>
    ),
  },
  {
    id: "role",
    header: "Role",
    sortBy: ({ roleId }) => roleId,
    cell: ({ roleName }) => roleTitle(roleName),
    width: "10%",
  },
  {
    id: "status",
    header: "Status",
    sortBy: ({ isExpired }) => Number(isExpired),
    cell: ({ isExpired }) => (isExpired ? "Expired" : "Pending"),
    width: "16%",
    stackInto: "email",
  },
  {
    id: "addedBy",
    header: "Invited by",
    cell: ({ addedByEmail }) =>
      addedByEmail === null ? null : <ContactLinks phones={[]} email={addedByEmail} />,
  },
];

/** Pending and expired invitations. Each can be resent or withdrawn. */
export const InviteesTable = ({ invitees, organisationId, onWithdraw }: InviteesTableProps) => {
  const resend = useChange(resendInvitation, [listInvitees]);
  const send = ({ email }: Invitee) =>
    resend.mutate(
      { body: { organisationId, email } },
      {
        onSuccess: () => void showToast({ variant: "done", title: INVITATION_SENT_AGAIN }),
        onError: (thrown) => void showToast({ variant: "problem", title: messageOf(thrown) }),
      },
    );
  return (
    <DataTable
      caption="Invitations"
      rows={invitees}
      columns={COLUMNS}
      rowKey={({ email }) => email}
      empty={<p className={styles.none}>No pending invitations.</p>}
      stackBelow={960}
      actions={(invitee) => (
        <span className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            icon="mail"
            label={`Resend the invitation to ${invitee.email}`}
            isPending={resend.isPending && resend.variables.body.email === invitee.email}
            onPress={() => send(invitee)}
          >
            Resend
          </Button>
          <Button
            variant="quiet"
            size="small"
            label={`Withdraw the invitation to ${invitee.email}`}
            onPress={() => onWithdraw(invitee)}
          >
            Withdraw
          </Button>
        </span>
      )}
    />
  );
};

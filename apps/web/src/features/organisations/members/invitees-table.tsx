import type { Invitee } from "@holdfast/contract/organisations/member";
import { INVITATION_SENT_AGAIN } from "@holdfast/contract/organisations/member-endpoints";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { DataTable } from "../../../ui/table/data-table";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { roleTitle } from "./member-rules";
import styles from "./members.module.css";

/** Someone who was invited to an organisation, or to a brokerage, which has no roles. */
type Invited = Pick<Invitee, "email" | "addedByEmail" | "isExpired"> &
  Partial<Pick<Invitee, "firstName" | "lastName" | "roleId" | "roleName">>;

type InviteesTableProps<Row extends Invited> = {
  readonly invitees: readonly Row[];
  readonly hasRoles?: boolean;
  readonly onResend: (invitee: Row) => Promise<unknown>;
  /** Without it the address cannot be changed. */
  readonly onChangeAddress?: (invitee: Row) => void;
  readonly onWithdraw: (invitee: Row) => void;
};

const nameOf = ({ firstName, lastName }: Invited) =>
  [firstName, lastName].filter((part) => part).join(" ");

const ROLE: TableColumn<Invited> = {
  id: "role",
  header: "Role",
  sortBy: ({ roleId }) => roleId ?? null,
  cell: ({ roleName }) => roleName !== undefined && roleTitle(roleName),
  width: "10%",
};

const COLUMNS: readonly TableColumn<Invited>[] = [
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
  ROLE,
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
const WITHOUT_ROLES = COLUMNS.filter((column) => column !== ROLE);

/** Pending and expired invitations. Each can be resent or withdrawn. */
export const InviteesTable = <Row extends Invited>(props: InviteesTableProps<Row>) => {
  const { invitees, hasRoles = false, onResend, onChangeAddress, onWithdraw } = props;
  const [sendingTo, setSendingTo] = useState<string | null>(null);
  const send = async (invitee: Row) => {
    setSendingTo(invitee.email);
    try {
      await onResend(invitee);
      showToast({ variant: "done", title: INVITATION_SENT_AGAIN });
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
    } finally {
      setSendingTo(null);
    }
  };
  return (
    <DataTable
      caption="Invitations"
      rows={invitees}
      columns={hasRoles ? COLUMNS : WITHOUT_ROLES}
      rowKey={({ email }) => email}
      empty={<p className={styles.none}>No pending invitations.</p>}
      stackBelow={960}
      actions={(invitee) => (
        <span className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            label={`Resend the invitation to ${invitee.email}`}
            isPending={sendingTo === invitee.email}
            onPress={() => void send(invitee)}
          >
            Resend
          </Button>
          {onChangeAddress && (
            <Button
              variant="quiet"
              size="small"
              label={`Change address of the invitation to ${invitee.email}`}
              onPress={() => onChangeAddress(invitee)}
            >
              Change address
            </Button>
          )}
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

import type { Member } from "@holdfast/contract/organisations/member";
import { Button } from "../../../ui/buttons/button";
import { DataTable } from "../../../ui/table/data-table";
import { IconButton } from "../../../ui/buttons/icon-button";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { useCurrentUser } from "../../accounts/public";
import { isLastOwner, lastOwnerNote, memberName, roleTitle } from "./member-rules";
import type { MemberAct } from "./member-dialog";
import styles from "./members.module.css";

type MembersTableProps = {
  readonly members: readonly Member[];
  readonly onOpen: (act: MemberAct) => void;
};

const columnsFor = (ownId: string | undefined): readonly TableColumn<Member>[] => [
  {
    id: "name",
    header: "Name",
    isName: true,
    sortBy: memberName,
    cell: (member) => (
      <>
        {memberName(member)}
        {member.userId === ownId && <span className={styles.mark}>You</span>}
      </>
    ),
  },
  {
    id: "email",
    header: "Email",
    sortBy: ({ email }) => email,
    cell: ({ email }) => <ContactLinks phones={[]} email={email} />,
    stackInto: "name",
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
    sortBy: ({ isRevoked }) => Number(isRevoked),
    cell: ({ isRevoked }) =>
      isRevoked ? <span className={styles.revoked}>Revoked</span> : "Active",
    width: "10%",
  },
  {
    id: "addedBy",
    header: "Added by",
    cell: ({ addedByEmail }) =>
      addedByEmail === null ? null : <ContactLinks phones={[]} email={addedByEmail} />,
    width: "24%",
  },
];

/** The users of an organisation, including revoked ones. The only owner has no actions. */
export const MembersTable = ({ members, onOpen }: MembersTableProps) => {
  const ownId = useCurrentUser()?.id;
  const lastOwner = members.find((member) => isLastOwner(member, members));
  return (
    <>
      <DataTable
        caption="Users"
        rows={members}
        columns={columnsFor(ownId)}
        rowKey={({ userId }) => userId}
        stackBelow={960}
        actions={(member) =>
          member !== lastOwner && (
            <span className={styles.actions}>
              <IconButton
                icon="edit"
                label={`Change the role of ${memberName(member)}`}
                onPress={() => onOpen({ act: "role", member })}
              />
              <Button
                variant="quiet"
                size="small"
                label={`${member.isRevoked ? "Unrevoke" : "Revoke"} ${memberName(member)}`}
                onPress={() => onOpen({ act: member.isRevoked ? "unrevoke" : "revoke", member })}
              >
                {member.isRevoked ? "Unrevoke" : "Revoke"}
              </Button>
            </span>
          )
        }
      />
      {lastOwner && <p className={styles.note}>{lastOwnerNote(memberName(lastOwner))}</p>}
    </>
  );
};

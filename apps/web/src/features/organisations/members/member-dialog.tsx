import type { Invitee, Member } from "@holdfast/contract/organisations/member";
import {
  listInvitees,
  listMembers,
  revokeMember,
  withdrawInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import { showToast } from "../../../ui/feedback/toast-store";
import { useChange } from "../../../platform/api/use-endpoint";
import { useCurrentUser } from "../../accounts/public";
import { ChangeAddressDialog } from "./change-address-dialog";
import { ChangeRoleForm } from "./change-role-form";
import { InviteForm } from "./invite-form";
import { memberName } from "./member-rules";
import { useMemberChanged } from "./use-member-changed";
import { WithdrawDialog } from "./withdraw-dialog";

/** The action whose dialog is open. */
export type MemberAct =
  | { readonly act: "invite" }
  | { readonly act: "address"; readonly invitee: Invitee }
  | { readonly act: "withdraw"; readonly invitee: Invitee }
  | { readonly act: "role" | "revoke" | "unrevoke"; readonly member: Member };

type MemberDialogProps = {
  readonly open: MemberAct;
  readonly organisation: Organisation;
  readonly onClose: () => void;
};

/** The dialogs of the users screen: invite, change the address, withdraw, change role, revoke and unrevoke. */
export const MemberDialog = ({ open, organisation, onClose }: MemberDialogProps) => {
  const { organisationId: orgId, name } = organisation;
  const changed = useMemberChanged();
  // An invitee who has since accepted is now a user: both lists are refetched on failure.
  const withdraw = useChange(withdrawInvitation, [listInvitees, listMembers]);
  const ownId = useCurrentUser()?.id;
  const access = useChange(revokeMember, [], [listMembers]);
  const giveAccess = async (member: Member, isRevoked: boolean, done: string) => {
    const body = { userId: member.userId, isRevoked };
    // A refusal shows in the dialog.
    await access.mutateAsync({ params: { orgId }, body });
    showToast({ variant: "done", title: done });
    await changed(member.userId);
  };
  if (open.act === "invite") {
    return (
      <Dialog title="Invite user" isOpen onClose={onClose} width={500}>
        <InviteForm orgId={orgId} onClose={onClose} />
      </Dialog>
    );
  }
  if (open.act === "address")
    return <ChangeAddressDialog orgId={orgId} email={open.invitee.email} onClose={onClose} />;
  if (open.act === "withdraw") {
    const { email } = open.invitee;
    return (
      <WithdrawDialog
        email={email}
        onClose={onClose}
        onWithdraw={() => withdraw.mutateAsync({ params: { orgId }, body: { email } })}
      />
    );
  }
  const { member } = open;
  const person = memberName(member);
  if (open.act === "role") {
    return (
      <Dialog title={`Change the role of ${person}`} isOpen onClose={onClose} width={500}>
        <ChangeRoleForm orgId={orgId} member={member} onClose={onClose} />
      </Dialog>
    );
  }
  if (open.act === "unrevoke") {
    return (
      <ConfirmDialog
        title={`Unrevoke ${person}?`}
        isOpen
        onClose={onClose}
        onConfirm={() => giveAccess(member, false, `${person} has access again`)}
        confirmLabel="Unrevoke user"
        variant="primary"
      >
        {person} can open {name} again, with the same role as before.
      </ConfirmDialog>
    );
  }
  const isOwn = member.userId === ownId;
  return (
    <ConfirmDialog
      title={isOwn ? "Revoke your own access?" : `Revoke ${person}?`}
      isOpen
      onClose={onClose}
      onConfirm={() =>
        giveAccess(
          member,
          true,
          isOwn ? "Your access has been revoked" : `${person}’s access has been revoked`,
        )
      }
      confirmLabel={isOwn ? "Revoke my access" : "Revoke user"}
    >
      {isOwn
        ? `You will no longer be able to open ${name}. Only another owner can give you access again. Your account and everything you entered remain.`
        : `${person} will no longer be able to open ${name}. Their account and everything they entered remain. You can restore access at any time.`}
    </ConfirmDialog>
  );
};

import type { Invitee, Member } from "@holdfast/contract/organisations/member";
import {
  INVITATION_WITHDRAWN,
  listInvitees,
  listMembers,
  revokeMember,
  withdrawInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { ConfirmDialog } from "../../../design/confirm-dialog";
import { Dialog } from "../../../design/dialog";
import { showToast } from "../../../design/toast-store";
import { callEndpoint } from "../../../platform/call-endpoint";
import { useChange } from "../../../platform/use-endpoint";
import { ChangeRoleForm } from "./change-role-form";
import { InviteForm } from "./invite-form";
import { memberName } from "./member-rules";
import { useMemberChanged } from "./use-member-changed";

/** What is being done about the users. */
export type MemberAct =
  | { readonly act: "invite" }
  | { readonly act: "withdraw"; readonly invitee: Invitee }
  | { readonly act: "role" | "revoke" | "unrevoke"; readonly member: Member };

type MemberDialogProps = {
  readonly open: MemberAct;
  readonly organisation: Organisation;
  readonly onClose: () => void;
};

/** The windows over the users: invite and withdraw, change a role, revoke and give back. */
export const MemberDialog = ({ open, organisation, onClose }: MemberDialogProps) => {
  const { organisationId: orgId, name } = organisation;
  const changed = useMemberChanged();
  // Somebody who has accepted in the meantime is a user now: the refusal shows, and both lists behind it.
  const withdraw = useChange(withdrawInvitation, [listInvitees, listMembers]);
  if (open.act === "invite") {
    return (
      <Dialog title="Invite user" isOpen onClose={onClose} width={500}>
        <InviteForm orgId={orgId} onClose={onClose} />
      </Dialog>
    );
  }
  if (open.act === "withdraw") {
    const { email } = open.invitee;
    return (
      <ConfirmDialog
        title={`Withdraw the invitation to ${email}?`}
        isOpen
        onClose={onClose}
        onConfirm={async () => {
          await withdraw.mutateAsync({ params: { orgId }, body: { email } });
          showToast({ kind: "done", title: INVITATION_WITHDRAWN });
        }}
        confirmLabel="Withdraw invitation"
      >
        The link in the letter no longer works, from now on. You can invite this address again at
        any time.
      </ConfirmDialog>
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
  const isRevoked = open.act === "revoke";
  return (
    <ConfirmDialog
      title={isRevoked ? `Revoke ${person}?` : `Unrevoke ${person}?`}
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        const body = { userId: member.userId, isRevoked };
        await callEndpoint(revokeMember, { params: { orgId }, body });
        showToast({
          kind: "done",
          title: isRevoked ? `${person} has been revoked` : `${person} has access again`,
        });
        await changed(member.userId);
      }}
      confirmLabel={isRevoked ? "Revoke user" : "Unrevoke user"}
      kind={isRevoked ? "danger" : "primary"}
    >
      {isRevoked
        ? `${person} can no longer open ${name}, from now on. The account stays, and so does everything entered; you can give the access back at any time.`
        : `${person} can open ${name} again, with the same role as before.`}
    </ConfirmDialog>
  );
};

import type { Member } from "@holdfast/contract/organisations/member";
import { revokeMember } from "@holdfast/contract/organisations/member-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { ConfirmDialog } from "../../../design/confirm-dialog";
import { Dialog } from "../../../design/dialog";
import { showToast } from "../../../design/toast-store";
import { callEndpoint } from "../../../platform/call-endpoint";
import { ChangeRoleForm } from "./change-role-form";
import { InviteForm } from "./invite-form";
import { memberName } from "./member-rules";
import { useMemberChanged } from "./use-member-changed";

/** What is being done about the users. */
export type MemberAct =
  | { readonly act: "invite" }
  | { readonly act: "role" | "revoke" | "unrevoke"; readonly member: Member };

type MemberDialogProps = {
  readonly open: MemberAct;
  readonly organisation: Organisation;
  readonly onClose: () => void;
};

/** The windows over the users: invite, change a role, revoke and give back. */
export const MemberDialog = ({ open, organisation, onClose }: MemberDialogProps) => {
  const { organisationId: orgId, name } = organisation;
  const changed = useMemberChanged();
  if (open.act === "invite") {
    return (
      <Dialog title="Invite user" isOpen onClose={onClose} width={500}>
        <InviteForm orgId={orgId} onClose={onClose} />
      </Dialog>
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

import {
  listInvitees,
  listMembers,
  resendInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { PageFrame } from "../../../ui/layout/page-frame";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useChange, useRead } from "../../../platform/api/use-endpoint";
import { useOrganisation } from "../../workspace/public";
import { InviteesTable } from "./invitees-table";
import type { MemberAct } from "./member-dialog";
import { MembersTable } from "./members-table";
import { MemberDialog } from "./member-dialog";

/** /organization/users: who works on the plans, and in which role. For owners and the managing broker only. */
export const MembersScreen = () => {
  const organisation = useOrganisation();
  const params = { orgId: organisation.organisationId };
  const members = useRead(listMembers, { params }, { isAlwaysFresh: true });
  const invitees = useRead(listInvitees, { params }, { isAlwaysFresh: true });
  const resend = useChange(resendInvitation, [listInvitees]);
  const [open, setOpen] = useState<MemberAct | null>(null);
  return (
    <PageFrame
      title="Users"
      purpose={`Who works on the plans of ${organisation.name}, and what each person can do.`}
      action={
        <Button variant="primary" icon="add" onPress={() => setOpen({ act: "invite" })}>
          Invite user
        </Button>
      }
      help={
        <>
          <p>
            Don’t be the only person who can open the plan. Invite at least one more owner, who can
            act when you are away.
          </p>
          <p>
            <strong>For example:</strong> the owner and the office manager are owners, the
            bookkeeper is an editor, and the landlord’s agent is a viewer.
          </p>
        </>
      }
      previous={{ to: "/organization/plans", label: "Plans" }}
    >
      <Card title="Users">
        <QueryBoundary queries={[members]} loading={<Skeleton lines={3} height={48} />}>
          {(all) => <MembersTable members={all} onOpen={setOpen} />}
        </QueryBoundary>
      </Card>
      <Card title="Invitations">
        <QueryBoundary queries={[invitees]} loading={<Skeleton lines={3} height={48} />}>
          {(all) => (
            <InviteesTable
              invitees={all}
              hasRoles
              onResend={({ email }) =>
                resend.mutateAsync({
                  body: { organisationId: organisation.organisationId, email },
                })
              }
              onChangeAddress={(invitee) => setOpen({ act: "address", invitee })}
              onWithdraw={(invitee) => setOpen({ act: "withdraw", invitee })}
            />
          )}
        </QueryBoundary>
      </Card>
      {open && (
        <MemberDialog open={open} organisation={organisation} onClose={() => setOpen(null)} />
      )}
    </PageFrame>
  );
};

import { listBrokers } from "@holdfast/contract/admin-users/broker-endpoints";
import {
  inviteBroker,
  listBrokerInvitees,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { InviteesTable } from "../organisations/public";
import type { AdminUserAct } from "./admin-user-dialog";
import { AdminUsersTable } from "./admin-users-table";
import { AdminUserDialog } from "./admin-user-dialog";

/** /admin/admin-users: the people who act for the brokerage. For brokers only. */
export const AdminUsersScreen = () => {
  const own = useBroker();
  const brokerageId = own?.brokerageId ?? null;
  const input = brokerageId === null ? null : { params: { brokerageId }, query: {} };
  const brokers = useRead(listBrokers, input, { isAlwaysFresh: true });
  const invitees = useRead(listBrokerInvitees, input, { isAlwaysFresh: true });
  const invite = useChange(inviteBroker, [listBrokerInvitees]);
  const [open, setOpen] = useState<AdminUserAct | null>(null);
  return (
    <PageFrame
      title="My Admin Users"
      purpose={`The people who manage the clients and subscription keys of ${own?.brokerageName ?? "your brokerage"}.`}
      action={
        <Button variant="primary" icon="add" onPress={() => setOpen({ act: "add" })}>
          Add admin user
        </Button>
      }
      help={
        <>
          <p>
            Every admin user can open the plans of all your clients, and create, assign and revoke
            keys. Delete people who leave your brokerage on the same day.
          </p>
          <p>
            <strong>For example:</strong> two brokers and their assistant, so that a client can be
            helped when one of them is away.
          </p>
        </>
      }
    >
      <Card title="Admin users">
        <QueryBoundary queries={[brokers]} loading={<Skeleton lines={3} height={48} />}>
          {(all) => (
            <AdminUsersTable
              brokers={all}
              ownId={own?.brokerId ?? null}
              onEdit={(broker) => setOpen({ act: "edit", broker })}
              onDelete={(broker) => setOpen({ act: "delete", broker })}
            />
          )}
        </QueryBoundary>
      </Card>
      <Card title="Invitations">
        <QueryBoundary queries={[invitees]} loading={<Skeleton lines={2} height={48} />}>
          {(all) => (
            <InviteesTable
              invitees={all}
              onResend={async ({ email }) => {
                if (input) await invite.mutateAsync({ params: input.params, body: { email } });
              }}
              onWithdraw={({ email }) => setOpen({ act: "withdraw", email })}
            />
          )}
        </QueryBoundary>
      </Card>
      {open && brokerageId !== null && (
        <AdminUserDialog open={open} brokerageId={brokerageId} onClose={() => setOpen(null)} />
      )}
    </PageFrame>
  );
};

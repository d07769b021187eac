import type { OwnSession } from "@holdfast/contract/accounts/session-endpoints";
import {
  listSessions,
  revokeSession,
  signOutEverywhere,
} from "@holdfast/contract/accounts/session-endpoints";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/layout/card";
import { DataTable } from "../../../../ui/table/data-table";
import { QueryBoundary } from "../../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../../ui/feedback/skeleton";
import type { TableColumn } from "../../../../ui/table/table-column";
import { callEndpoint } from "../../../../platform/api/call-endpoint";
import { formatInstant } from "../../../../platform/format/date-format";
import { endSession } from "../../../../platform/session/session";
import { useDeletion, useRead } from "../../../../platform/api/use-endpoint";
import { browserName } from "./browser-rules";
import styles from "../settings.module.css";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";

const COLUMNS: readonly TableColumn<OwnSession>[] = [
  {
    id: "browser",
    header: "Browser",
    isName: true,
    cell: ({ userAgent, isCurrent }) => (
      <>
        {browserName(userAgent)}
        {isCurrent && <span className={styles.mark}>This browser</span>}
      </>
    ),
    width: "36%",
  },
  { id: "address", header: "Address", cell: ({ address }) => address ?? "Unknown" },
  { id: "since", header: "Logged in", cell: ({ createdAt }) => formatInstant(createdAt) },
  { id: "used", header: "Last used", cell: ({ lastUsedAt }) => formatInstant(lastUsedAt) },
];

/** The user's sessions, with actions to end one or all of them. */
export const SessionsCard = () => {
  const sessions = useRead(listSessions, {}, { isAlwaysFresh: true });
  const revocation = useDeletion(revokeSession, [listSessions]);
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<OwnSession>();
  const navigate = useNavigate();
  return (
    <Card
      title="Where you are logged in"
      aside={
        <Button icon="leave" onPress={() => setAsking(true)}>
          Log out everywhere
        </Button>
      }
    >
      <QueryBoundary queries={[sessions]} loading={<Skeleton lines={2} height={48} />}>
        {(all) => (
          <DataTable
            caption="Where you are logged in"
            rows={all}
            columns={COLUMNS}
            rowKey={({ sessionId }) => sessionId}
            actions={(session) =>
              !session.isCurrent && (
                <Button
                  variant="quiet"
                  size="small"
                  label={`End this session: ${browserName(session.userAgent)}`}
                  onPress={() => setEnding(session)}
                >
                  End this session
                </Button>
              )
            }
          />
        )}
      </QueryBoundary>
      {ending && (
        <ConfirmDialog
          title="End this session?"
          isOpen
          onClose={() => setEnding(undefined)}
          onConfirm={async () => {
            await revocation.mutateAsync({ params: { sessionId: ending.sessionId } });
            setEnding(undefined);
          }}
          confirmLabel="End this session"
        >
          {browserName(ending.userAgent)}, logged in on {formatInstant(ending.createdAt)}, will be
          logged out. Unsaved changes there may be lost.
        </ConfirmDialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Log out everywhere?"
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await callEndpoint(signOutEverywhere, {});
            endSession("left");
            void navigate("/");
          }}
          confirmLabel="Log out everywhere"
        >
          You will be logged out on every device, including this one. Your saved work is safe. Log
          in again with your password and a code.
        </ConfirmDialog>
      )}
    </Card>
  );
};

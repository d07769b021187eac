import { lazyComponent } from "../../ui/loading/lazy-component";
import type { Client } from "@holdfast/contract/clients/client";
import { listClients } from "@holdfast/contract/clients/client-endpoints";
import {
  listOrganisations,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { messageOf } from "../../ui/feedback/shown-error";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { Button } from "../../ui/buttons/button";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { PageFrame } from "../../ui/layout/page-frame";
import { useChange, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { choosePlan } from "../workspace/public";
import { ArchiveDialog } from "../organisations/public";
import type { PlanOfClient } from "./clients-table";
import { ClientsTable } from "./clients-table";

const ClientDialog = lazyComponent(async () => (await import("./client-dialog")).ClientDialog);

/** The query parameter that opens the renewal of a plan, for links in emails. */
const RENEW_PARAMETER = "renew";

/** /admin/organisations: the clients of the brokerage with their plans. For brokers only. */
export const ClientsScreen = () => {
  const brokerageId = useBroker()?.brokerageId ?? null;
  const [showsArchived, setShowsArchived] = useState(false);
  const [now] = useState(() => new Date());
  const clients = useRead(
    listClients,
    brokerageId === null
      ? null
      : { params: { brokerageId }, query: showsArchived ? { archived: "true" } : {} },
    { isAlwaysFresh: true },
  );
  const [isCreating, setCreating] = useState(false);
  const [archiving, setArchiving] = useState<Client | null>(null);
  const [renewing, setRenewing] = useState<PlanOfClient | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const linkedId = parameters.get(RENEW_PARAMETER);
  const linked = linkedId === null ? null : planWithId(clients.data, linkedId);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { mutate } = useChange(updateOrganisation, [listClients, listOrganisations, listPlans]);

  const go = useCallback(
    ({ client, plan }: PlanOfClient) => {
      choosePlan(client.organisationId, plan.planId);
      void navigate("/dashboard");
    },
    [navigate],
  );
  const unarchive = ({ organisationId, name }: Client) =>
    mutate(
      { params: { orgId: organisationId }, body: { IsArchived: false } },
      {
        onSuccess: () => void showToast({ variant: "done", title: `${name} has been unarchived` }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  const close = () => {
    setCreating(false);
    setRenewing(null);
    if (linkedId !== null) setParameters({}, { replace: true });
  };
  const renewal = renewing ?? linked;
  const create = (
    <Button variant="primary" icon="add" onPress={() => setCreating(true)}>
      Create organisation
    </Button>
  );

  return (
    <PageFrame
      title="Organisations & Plans"
      purpose="Your clients and their plans. Open a plan, renew it, or create an organisation for a new client."
      action={create}
      help={
        <>
          <p>
            A new organisation starts with its Head Office and a first plan, which uses one key of
            your quota. The person you invite becomes its owner. You can work on its plans as well.
          </p>
          <p>
            <strong>For example:</strong> filter by ‘Expires within 60 days’ on the first of each
            month, and renew in two clicks.
          </p>
        </>
      }
    >
      <Checkbox value={showsArchived} onChange={setShowsArchived}>
        Show Archived
      </Checkbox>
      <QueryBoundary queries={[clients]} loading={<Skeleton lines={6} height={56} />}>
        {(all) => (
          <ClientsTable
            clients={all}
            now={now}
            onGo={go}
            onRenew={setRenewing}
            onArchive={setArchiving}
            onUnarchive={unarchive}
            empty={
              <EmptyState icon="building" title="No organisations to show" action={create}>
                Create an organisation for each client. They receive an invitation by email.
                {!showsArchived && " Archived organisations appear with ‘Show Archived’."}
              </EmptyState>
            }
          />
        )}
      </QueryBoundary>
      {brokerageId !== null && (isCreating || renewal) && (
        <ClientDialog
          brokerageId={brokerageId}
          renewal={isCreating ? null : renewal}
          onClose={close}
        />
      )}
      {archiving && (
        <ArchiveDialog
          organisation={archiving}
          onClose={() => setArchiving(null)}
          onArchived={() => refresh(listClients)}
        />
      )}
    </PageFrame>
  );
};

const planWithId = (
  clients: readonly Client[] | undefined,
  planId: string,
): PlanOfClient | null => {
  for (const client of clients ?? []) {
    const plan = client.plans.find((candidate) => candidate.planId === planId);
    if (plan) return { client, plan };
  }
  return null;
};

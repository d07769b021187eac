import type { Client, ClientPlan } from "@holdfast/contract/clients/client";
import { useMemo, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { EXPIRY_GROUPS, expiryGroupsOf, firstExpiry } from "./client-expiry-rules";
import { ClientPlansList } from "./client-plans-list";
import styles from "./clients.module.css";
import { NoOwnerNotice } from "./no-owner-notice";
import { PendingOwnerNotice } from "./pending-owner-notice";

/** A client and one of its plans. */
export type PlanOfClient = { readonly client: Client; readonly plan: ClientPlan };

type ClientsTableProps = {
  readonly clients: readonly Client[];
  readonly now: Date;
  readonly empty: ReactNode;
  readonly onGo: (of: PlanOfClient) => void;
  readonly onRenew: (of: PlanOfClient) => void;
  readonly onArchive: (client: Client) => void;
  readonly onUnarchive: (client: Client) => void;
};

const searchText = ({ name, legalName, industryName, plans }: Client) => [
  name,
  legalName,
  industryName,
  ...plans.map((plan) => plan.name),
];

/** The clients of a brokerage with their plans. */
export const ClientsTable = ({ clients, now, onGo, onRenew, ...props }: ClientsTableProps) => {
  const columns = useMemo(
    (): readonly TableColumn<Client>[] => [
      {
        id: "name",
        header: "Organisation",
        isName: true,
        width: "30%",
        sortBy: ({ name }) => name,
        filter: {
          allLabel: "Any owner",
          valuesOf: ({ hasOwner }) => [hasOwner ? "Has an owner" : "No owner yet"],
        },
        cell: ({ organisationId, name, legalName, isArchived, pendingOwner, ...client }) => (
          <>
            {name}
            {isArchived && <span className={styles.archived}>Archived</span>}
            {legalName !== name && <span className={styles.trading}>{legalName}</span>}
            {pendingOwner && !isArchived && (
              <PendingOwnerNotice organisationId={organisationId} owner={pendingOwner} />
            )}
            {!pendingOwner && !client.hasOwner && !isArchived && (
              <NoOwnerNotice
                organisationId={organisationId}
                name={name}
                contactEmail={client.contactEmail}
              />
            )}
          </>
        ),
      },
      {
        id: "plans",
        header: "Plans",
        isWide: true,
        width: "56%",
        sortBy: firstExpiry,
        filter: {
          allLabel: "Any expiry",
          valuesOf: (client) => expiryGroupsOf(client, now).map((group) => EXPIRY_GROUPS[group]),
        },
        cell: (client) => (
          <ClientPlansList
            client={client}
            now={now}
            onGo={(plan) => onGo({ client, plan })}
            onRenew={(plan) => onRenew({ client, plan })}
          />
        ),
      },
    ],
    [now, onGo, onRenew],
  );
  return (
    <SearchTable
      caption="Organisations and plans"
      noun="organisation"
      nouns="organisations"
      rows={clients}
      columns={columns}
      searchText={searchText}
      rowKey={({ organisationId }) => organisationId}
      isVirtual={clients.length > MAX_RENDERED}
      empty={props.empty}
      actions={(client) =>
        client.isArchived ? (
          <Button
            size="small"
            label={`Unarchive ${client.name}`}
            onPress={() => props.onUnarchive(client)}
          >
            Unarchive
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            label={`Archive ${client.name}`}
            onPress={() => props.onArchive(client)}
          >
            Archive
          </Button>
        )
      }
    />
  );
};

import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  listOrganisations,
  setDefaultOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { DataTable } from "../../ui/table/data-table";
import { Icon } from "../../ui/buttons/icon";
import { PageFrame } from "../../ui/layout/page-frame";
import type { TableColumn } from "../../ui/table/table-column";
import { showToast } from "../../ui/feedback/toast-store";
import { messageOf } from "../../ui/feedback/shown-error";
import { can } from "../../platform/session/can";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { useCurrentOrganisation, useUnarchive } from "../workspace/public";
import styles from "./organisations.module.css";
import { ArchiveDialog } from "./archive/archive-dialog";

/** A broker has access to an organisation through the brokerage, not as a member, so there is no default to set. */
const isMember = ({ roleName }: Organisation) => roleName !== "broker";

/** /organization/list: switches to another organisation, and sets the default one. */
export const OrganisationsScreen = () => {
  const { all, current, choose } = useCurrentOrganisation();
  const [showsArchived, setShowsArchived] = useState(false);
  const withArchived = useRead(
    listOrganisations,
    showsArchived ? { query: { archived: "true" } } : null,
  );
  const [archiving, setArchiving] = useState<Organisation | null>(null);
  const { unarchive, isPending, refusal } = useUnarchive();
  const navigate = useNavigate();
  const setDefault = useChange(setDefaultOrganisation, [listOrganisations]);

  const select = (organisation: Organisation) => {
    choose(organisation.organisationId);
    void navigate("/organization");
  };
  const makeDefault = ({ organisationId, name }: Organisation) => {
    // Keep the current organisation, even if it was current only because it was the default.
    if (current) choose(current.organisationId);
    setDefault.mutate(
      { params: { orgId: organisationId } },
      {
        onSuccess: () => void showToast({ variant: "done", title: `${name} is now your default` }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  };

  const columns: readonly TableColumn<Organisation>[] = [
    {
      id: "name",
      header: "Organisation",
      isName: true,
      sortBy: ({ name }) => name,
      cell: ({ name, organisationId, isArchived }) => (
        <>
          {name}
          {organisationId === current?.organisationId && (
            <span className={styles.mark}>
              <Icon name="check-circle" size={16} />
              Selected
            </span>
          )}
          {isArchived && <span className={styles.archived}>Archived</span>}
        </>
      ),
    },
    {
      id: "trading",
      header: "Trading name",
      sortBy: ({ legalName }) => legalName,
      cell: ({ legalName }) => legalName,
    },
    {
      id: "role",
      header: "Your role",
      cell: ({ roleName }) => <span className={styles.role}>{roleName}</span>,
    },
    {
      id: "plans",
      header: "Plans",
      isFigure: true,
      sortBy: ({ plans }) => plans.length,
      cell: ({ plans }) => plans.length,
    },
    {
      id: "default",
      header: "Default",
      cell: (organisation) => (organisation.isDefault ? "Yes" : ""),
    },
  ];

  return (
    <PageFrame
      title="Change Organization"
      purpose="Choose the organisation to work on, and the one that opens when you log in."
      next={{ to: "/organization", label: "Overview" }}
    >
      <Checkbox value={showsArchived} onChange={setShowsArchived}>
        Show Archived
      </Checkbox>
      {[refusal, withArchived.error?.message].map(
        (message) =>
          message !== undefined && (
            <Alert key={message} variant="problem">
              {message}
            </Alert>
          ),
      )}
      <DataTable
        caption="Your organisations"
        rows={(showsArchived ? withArchived.data : undefined) ?? all}
        columns={columns}
        rowKey={({ organisationId }) => organisationId}
        actions={(organisation) => (
          <span className={styles.actions}>
            {organisation.isArchived && can(organisation, "archive") && (
              <Button
                size="small"
                isPending={isPending}
                label={`Unarchive ${organisation.name}`}
                onPress={() => unarchive(organisation)}
              >
                Unarchive
              </Button>
            )}
            {!organisation.isArchived && can(organisation, "archive") && (
              <Button
                size="small"
                variant="quiet"
                label={`Archive ${organisation.name}`}
                onPress={() => setArchiving(organisation)}
              >
                Archive
              </Button>
            )}
            {!organisation.isDefault && isMember(organisation) && (
              <Button
                size="small"
                variant="quiet"
                label={`Set ${organisation.name} as default`}
                onPress={() => makeDefault(organisation)}
              >
                Set default
              </Button>
            )}
            <Button
              size="small"
              label={`Select ${organisation.name}`}
              isDisabled={organisation.organisationId === current?.organisationId}
              onPress={() => select(organisation)}
            >
              Select
            </Button>
          </span>
        )}
      />
      <ArchiveDialog organisation={archiving} onClose={() => setArchiving(null)} />
    </PageFrame>
  );
};

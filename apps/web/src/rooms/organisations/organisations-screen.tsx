import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  listOrganisations,
  setDefaultOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { useNavigate } from "react-router";
import { Button } from "../../design/button";
import { DataTable } from "../../design/data-table";
import { Icon } from "../../design/icon";
import { PageFrame } from "../../design/page-frame";
import type { TableColumn } from "../../design/table-column";
import { showToast } from "../../design/toast-store";
import { messageOf } from "../../platform/call-error";
import { useChange } from "../../platform/use-endpoint";
import { useCurrentOrganisation } from "../dashboard/public";
import styles from "./organisations.module.css";

/** A broker reaches an organisation by its brokerage, not as a member: there is no default to set. */
const isMember = ({ roleName }: Organisation) => roleName !== "broker";

/** /organization/list: changes over to another organisation, and says which one opens first. */
export const OrganisationsScreen = () => {
  const { all, current, choose } = useCurrentOrganisation();
  const navigate = useNavigate();
  const setDefault = useChange(setDefaultOrganisation, [listOrganisations]);

  const select = (organisation: Organisation) => {
    choose(organisation.organisationId);
    void navigate("/organization");
  };
  const makeDefault = ({ organisationId, name }: Organisation) => {
    // The one in hand stays in hand, also where it was so only for being the default.
    if (current) choose(current.organisationId);
    setDefault.mutate(
      { params: { orgId: organisationId } },
      {
        onSuccess: () => void showToast({ kind: "done", title: `${name} now opens first` }),
        onError: (thrown) => void showToast({ kind: "problem", title: messageOf(thrown) }),
      },
    );
  };

  const columns: readonly TableColumn<Organisation>[] = [
    {
      id: "name",
      header: "Organization",
      isName: true,
      sortBy: ({ name }) => name,
      cell: ({ name, organisationId }) => (
        <>
          {name}
          {organisationId === current?.organisationId && (
            <span className={styles.mark}>
              <Icon name="check-circle" size={16} />
              Selected
            </span>
          )}
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
      header: "Opens first",
      cell: (organisation) => (organisation.isDefault ? "Default" : ""),
    },
  ];

  return (
    <PageFrame
      title="Change Organization"
      purpose="Choose the organization to work on, and the one that opens first when you log in."
      next={{ to: "/organization", label: "Overview" }}
    >
      <DataTable
        caption="Your organizations"
        rows={all}
        columns={columns}
        rowKey={({ organisationId }) => organisationId}
        actions={(organisation) => (
          <span className={styles.actions}>
            {!organisation.isDefault && isMember(organisation) && (
              <Button
                size="small"
                kind="quiet"
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
    </PageFrame>
  );
};

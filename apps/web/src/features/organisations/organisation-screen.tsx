import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { useCurrentOrganisation, WorkspaceFailed } from "../workspace/public";
import { OverviewLoading } from "./overview-loading";
import { OverviewPanel } from "./overview-panel";
import { useRead } from "../../platform/api/use-endpoint";
import { ArchivedPanel } from "./archive/archived-panel";
import { CreateBusinessForm } from "./create-business-form";

/** Without an active organisation: lists the archived ones, if any; otherwise the form that creates a business. */
const NoOrganisation = () => {
  const { data, isError } = useRead(listOrganisations, { query: { archived: "true" } });
  if (data)
    return data.length > 0 ? <ArchivedPanel organisations={data} /> : <CreateBusinessForm />;
  return isError ? <WorkspaceFailed /> : <OverviewLoading />;
};

/** /organization: creates or unarchives the business, or shows the overview of the current one. */
export const OrganisationScreen = () => {
  const { status, current } = useCurrentOrganisation();
  if (current) return <OverviewPanel key={current.organisationId} organisation={current} />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <NoOrganisation /> : <OverviewLoading />;
};

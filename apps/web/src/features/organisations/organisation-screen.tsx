import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useCurrentOrganisation, WorkspaceFailed } from "../dashboard/public";
import { OverviewLoading } from "./overview-loading";
import { OverviewPanel } from "./overview-panel";
import { lazyComponent } from "../../platform/routing/lazy-component";
import { useRead } from "../../platform/api/use-endpoint";

const CreateBusinessForm = lazyComponent(
  async () => (await import("./create-business-form")).CreateBusinessForm,
  <Skeleton lines={6} height={64} />,
);

const ArchivedPanel = lazyComponent(
  async () => (await import("./archived-panel")).ArchivedPanel,
  <Skeleton lines={6} height={64} />,
);

/** Without an active organisation: the archived ones where there are any, otherwise creating the business. */
const NoOrganisation = () => {
  const { data, isError } = useRead(listOrganisations, { query: { archived: "true" } });
  if (data)
    return data.length > 0 ? <ArchivedPanel organisations={data} /> : <CreateBusinessForm />;
  return isError ? <WorkspaceFailed /> : <OverviewLoading />;
};

/** /organization: creating or unarchiving the business, or the overview of the one in hand. */
export const OrganisationScreen = () => {
  const { status, current } = useCurrentOrganisation();
  if (current) return <OverviewPanel key={current.organisationId} organisation={current} />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <NoOrganisation /> : <OverviewLoading />;
};

import { useCurrentOrganisation, WorkspaceFailed } from "../dashboard/public";
import { CreateBusinessForm } from "./create-business-form";
import { OverviewLoading } from "./overview-loading";
import { OverviewPanel } from "./overview-panel";

/** /organization: creating the business, or the overview of the one in hand. */
export const OrganisationScreen = () => {
  const { status, current } = useCurrentOrganisation();
  if (current) return <OverviewPanel key={current.organisationId} organisation={current} />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <CreateBusinessForm /> : <OverviewLoading />;
};

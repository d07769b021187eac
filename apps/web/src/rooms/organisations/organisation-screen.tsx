import { Skeleton } from "../../design/skeleton";
import { useCurrentOrganisation, WorkspaceFailed } from "../dashboard/public";
import { OverviewLoading } from "./overview-loading";
import { OverviewPanel } from "./overview-panel";
import { fetchedLater } from "../../platform/fetched-later";

const CreateBusinessForm = fetchedLater(
  async () => (await import("./create-business-form")).CreateBusinessForm,
  <Skeleton lines={6} height={64} />,
);

/** /organization: creating the business, or the overview of the one in hand. */
export const OrganisationScreen = () => {
  const { status, current } = useCurrentOrganisation();
  if (current) return <OverviewPanel key={current.organisationId} organisation={current} />;
  if (status === "failed") return <WorkspaceFailed />;
  return status === "none" ? <CreateBusinessForm /> : <OverviewLoading />;
};

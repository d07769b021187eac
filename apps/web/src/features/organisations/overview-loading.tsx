import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";

/** Placeholder for the overview until the business information is loaded. */
export const OverviewLoading = () => (
  <PageFrame title="Organization" purpose="Your business, its locations and its recovery sites.">
    <Card>
      <Skeleton lines={5} height={44} />
    </Card>
    <Card>
      <Skeleton lines={3} height={48} />
    </Card>
  </PageFrame>
);

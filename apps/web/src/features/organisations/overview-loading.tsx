import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";

/** Holds the overview's place until the business information is there. */
export const OverviewLoading = () => (
  <PageFrame title="Organization" purpose="Your business, where it works, and where it would go.">
    <Card>
      <Skeleton lines={5} height={44} />
    </Card>
    <Card>
      <Skeleton lines={3} height={48} />
    </Card>
  </PageFrame>
);

import { exportUserSubscriptions } from "@holdfast/contract/subscriptions/export-endpoints";
import { listUserSubscriptions } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { summaryOfKeys } from "@holdfast/contract/subscriptions/subscription-status-rules";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Link } from "react-router";
import { PageFrame } from "../../ui/layout/page-frame";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { FiguresList } from "./figures-list";
import { SubscriptionsTable } from "./subscriptions-table";

/** /admin/my-subscriptions: the keys that are assigned to the person, or that the person used. */
export const MySubscriptionsScreen = () => {
  const subscriptions = useRead(listUserSubscriptions, { query: {} }, { isAlwaysFresh: true });
  const { download, isRunning } = useDownload("export");
  return (
    <PageFrame
      title="My Subscriptions"
      purpose="Your subscription keys. A plan needs one key for each year."
      isWide
      action={<Link to="/purchase">Buy subscriptions</Link>}
      help={
        <>
          <p>
            A key that is not activated can be used for a new plan, or to renew one. Copy it, and
            enter it when you create or renew the plan.
          </p>
          <p>
            <strong>For example:</strong> a key that your broker assigned to your email address
            appears here as soon as you register with that address.
          </p>
        </>
      }
    >
      <QueryBoundary queries={[subscriptions]} loading={<Skeleton lines={6} height={48} />}>
        {(all) => {
          const { total, remaining, expired } = summaryOfKeys(all);
          return (
            <>
              {all.length > 0 && (
                <FiguresList
                  label="Your subscriptions"
                  figures={[
                    { name: "Total", value: total },
                    { name: "Remaining", value: remaining },
                    { name: "Expired", value: expired },
                  ]}
                />
              )}
              <SubscriptionsTable
                caption="My subscriptions"
                subscriptions={all}
                isExporting={isRunning}
                onExport={(showExpired) =>
                  void download(() =>
                    callEndpoint(exportUserSubscriptions, {
                      query: { showExpired: showExpired ? "true" : "false" },
                    }),
                  )
                }
                empty={
                  <EmptyState
                    icon="layers"
                    title="No subscriptions yet"
                    action={<Link to="/purchase">Buy subscriptions</Link>}
                  >
                    Keys that you buy, and keys that a broker assigns to your email address, appear
                    here.
                  </EmptyState>
                }
              />
            </>
          );
        }}
      </QueryBoundary>
    </PageFrame>
  );
};

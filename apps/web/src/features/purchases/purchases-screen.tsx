import {
  downloadReceipt,
  listUserPurchases,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Link } from "react-router";
import { PageFrame } from "../../ui/layout/page-frame";
import { PurchasesTable } from "./purchases-table";

/** /admin/purchases: what the person bought here, with the receipts. */
export const PurchasesScreen = () => {
  const purchases = useRead(listUserPurchases, { query: {} }, { isAlwaysFresh: true });
  const { download, isRunning } = useDownload("download");
  const [now] = useState(() => new Date());
  // Otherwise the empty state has the link.
  const hasPurchases = (purchases.data ?? []).length > 0;
  return (
    <PageFrame
      title="My Purchases"
      purpose="What you bought on the purchase page, and your receipts."
      isWide
      action={hasPurchases && <Link to="/purchase">Buy subscriptions</Link>}
    >
      <QueryBoundary queries={[purchases]} loading={<Skeleton lines={6} height={48} />}>
        {(all) => (
          <PurchasesTable
            purchases={all}
            now={now}
            isDownloading={isRunning}
            onDownload={({ purchaseId }) =>
              void download(() => callEndpoint(downloadReceipt, { params: { purchaseId } }))
            }
            empty={
              <EmptyState
                icon="shopping"
                title="No purchases yet"
                action={<Link to="/purchase">Buy subscriptions</Link>}
              >
                Your payments and receipts appear here.
              </EmptyState>
            }
          />
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

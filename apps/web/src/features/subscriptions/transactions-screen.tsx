import { listBrokerageTransactions } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import {
  exportBrokerageTransactions,
  exportUserTransactions,
} from "@holdfast/contract/subscriptions/export-endpoints";
import { listUserTransactions } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Link } from "react-router";
import { PageFrame } from "../../ui/layout/page-frame";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { TransactionsTable } from "./transactions-table";

/** /admin/transactions: purchases and transfers of the brokerage, or the person's own purchases. */
export const TransactionsScreen = () => {
  const broker = useBroker();
  if (!broker) return <Skeleton lines={6} height={48} />;
  return <Transactions key={broker.brokerageId} brokerageId={broker.brokerageId} />;
};

const Transactions = ({ brokerageId }: { readonly brokerageId: string | null }) => {
  const ofBrokerage = brokerageId === null ? null : { params: { brokerageId } };
  const fresh = { isAlwaysFresh: true };
  const shared = useRead(
    listBrokerageTransactions,
    ofBrokerage && { ...ofBrokerage, query: {} },
    fresh,
  );
  const own = useRead(listUserTransactions, ofBrokerage ? null : { query: {} }, fresh);
  const { download, isRunning } = useDownload("export");
  const transactions = ofBrokerage ? shared : own;
  const exportAll = () =>
    download(() =>
      ofBrokerage
        ? callEndpoint(exportBrokerageTransactions, ofBrokerage)
        : callEndpoint(exportUserTransactions, {}),
    );
  return (
    <PageFrame
      title="Transaction History"
      purpose={
        ofBrokerage
          ? "Every purchase, and every transfer to or from another brokerage."
          : "Every subscription purchase you made."
      }
      isWide
      action={
        <>
          <Link to="/admin/purchases">My Purchases</Link>
          <Button
            icon="download"
            isPending={isRunning}
            isDisabled={transactions.data?.length === 0}
            onPress={() => void exportAll()}
          >
            Export
          </Button>
        </>
      }
    >
      <QueryBoundary queries={[transactions]} loading={<Skeleton lines={6} height={48} />}>
        {(all) => <TransactionsTable transactions={all} brokerageId={brokerageId} />}
      </QueryBoundary>
    </PageFrame>
  );
};

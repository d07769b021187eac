import {
  listBrokerageSubscriptions,
  listPromoCodes,
  readBrokerage,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import type { Brokerage } from "@holdfast/contract/subscriptions/brokerage";
import { exportBrokerageSubscriptions } from "@holdfast/contract/subscriptions/export-endpoints";
import type { PromoCode } from "@holdfast/contract/subscriptions/promo-code";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { PageFrame } from "../../ui/layout/page-frame";
import { Tabs } from "../../ui/layout/navigation/tabs";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { FiguresList } from "./figures-list";
import type { OpenQuotaDialog } from "./quota-dialog";
import { SubscriptionsTable } from "./subscriptions-table";
import { PromoCodesTable } from "./promo-codes-table";
import { QuotaDialog } from "./quota-dialog";

/** /admin/brokerage-subscriptions: the quota of the brokerage and what has become of it. For brokers only. */
export const BrokerageSubscriptionsScreen = () => {
  const own = useBroker();
  const brokerageId = own?.brokerageId ?? null;
  const input = brokerageId === null ? null : { params: { brokerageId } };
  const list = input && { ...input, query: {} };
  const fresh = { isAlwaysFresh: true };
  const brokerage = useRead(readBrokerage, input, fresh);
  const subscriptions = useRead(listBrokerageSubscriptions, list, fresh);
  const promoCodes = useRead(listPromoCodes, list, fresh);
  const [open, setOpen] = useState<OpenQuotaDialog | null>(null);
  const [tab, setTab] = useState<"subscriptions" | "promo-codes">("subscriptions");
  const show = (next: OpenQuotaDialog) => {
    setOpen(next);
    // What the form adds is then in view.
    if (next.act === "promo-code") setTab("promo-codes");
    if (next.act === "issue") setTab("subscriptions");
  };
  return (
    <PageFrame
      title="Brokerage Subscriptions"
      purpose={`The quota of ${own?.brokerageName ?? "your brokerage"}, and every key taken from it.`}
      isWide
      help={
        <>
          <p>
            Take keys from the quota to hand them out, or create a promo code that several clients
            can use. Unused keys return to the quota when you revoke them.
          </p>
          <p>
            <strong>For example:</strong> a promo code with 20 uses for a trade evening. Afterwards,
            revoke it to get the unused keys back.
          </p>
        </>
      }
    >
      <QueryBoundary
        queries={[brokerage, subscriptions, promoCodes]}
        loading={<Skeleton lines={6} height={48} />}
      >
        {(shown, all, codes) => (
          <>
            <QuotaSummary brokerage={shown} onOpen={show} />
            <Tabs
              label="Subscriptions and promo codes"
              current={tab}
              onChange={setTab}
              tabs={[
                {
                  id: "subscriptions",
                  name: "Subscriptions",
                  content: <BrokerageKeys subscriptions={all} brokerage={shown} onOpen={show} />,
                },
                {
                  id: "promo-codes",
                  name: "Promo codes",
                  content: <BrokeragePromoCodes codes={codes} onOpen={show} />,
                },
              ]}
            />
            {open && <QuotaDialog open={open} brokerage={shown} onClose={() => setOpen(null)} />}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

type Opens = { readonly onOpen: (open: OpenQuotaDialog) => void };

const QuotaSummary = ({ brokerage, onOpen }: Opens & { readonly brokerage: Brokerage }) => {
  const { summary, parentBrokerage, subBrokerages } = brokerage;
  const isEmpty = summary.remaining === 0;
  const canTransfer = parentBrokerage !== null || subBrokerages.length > 0;
  return (
    <FiguresList
      label="Quota summary"
      figures={[
        { name: "Total", value: summary.total },
        { name: "Remaining", value: summary.remaining },
        { name: "Assigned", value: summary.subscriptions },
        { name: "Promo codes", value: summary.promoCodes },
        { name: "Revoked", value: summary.revoked },
        { name: "Transferred", value: summary.sent },
      ]}
      actions={
        <>
          <Button
            variant="primary"
            icon="add"
            isDisabled={isEmpty}
            onPress={() => onOpen({ act: "issue" })}
          >
            Issue keys
          </Button>
          <Button isDisabled={isEmpty} onPress={() => onOpen({ act: "promo-code" })}>
            Create Promo codes
          </Button>
          <Button
            icon="swap"
            isDisabled={isEmpty || !canTransfer}
            onPress={() => onOpen({ act: "transfer" })}
          >
            Transfer
          </Button>
        </>
      }
    />
  );
};

type BrokerageKeysProps = Opens & {
  readonly subscriptions: readonly Subscription[];
  readonly brokerage: Brokerage;
};

const BrokerageKeys = ({ subscriptions, brokerage, onOpen }: BrokerageKeysProps) => {
  const { download, isRunning } = useDownload("export");
  const { brokerageId } = brokerage;
  return (
    <SubscriptionsTable
      caption="Subscriptions of the brokerage"
      subscriptions={subscriptions}
      onAct={(act, subscription) => onOpen({ act, subscription })}
      isExporting={isRunning}
      onExport={(showExpired) =>
        void download(() =>
          callEndpoint(exportBrokerageSubscriptions, {
            params: { brokerageId },
            query: { showExpired: showExpired ? "true" : "false" },
          }),
        )
      }
      empty={
        <EmptyState
          icon="layers"
          title="No subscriptions yet"
          action={
            brokerage.quota.remaining > 0 && (
              <Button variant="primary" icon="add" onPress={() => onOpen({ act: "issue" })}>
                Issue keys
              </Button>
            )
          }
        >
          Keys that you take from the quota, and plans that used one of your promo codes, appear
          here.
        </EmptyState>
      }
    />
  );
};

type BrokeragePromoCodesProps = Opens & { readonly codes: readonly PromoCode[] };

const BrokeragePromoCodes = ({ codes, onOpen }: BrokeragePromoCodesProps) => (
  <PromoCodesTable
    codes={codes}
    onRevoke={(promoCode) => onOpen({ act: "revoke-promo-code", promoCode })}
    empty={
      <EmptyState icon="layers" title="No promo codes yet">
        A promo code is easy to pass on: each client who enters it uses one subscription of your
        quota.
      </EmptyState>
    }
  />
);

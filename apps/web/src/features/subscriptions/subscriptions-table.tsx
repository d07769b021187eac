import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { KEY_COPIED } from "@holdfast/contract/subscriptions/subscription-endpoints";
import {
  STATUS_NAMES,
  subscriptionStatus,
} from "@holdfast/contract/subscriptions/subscription-status-rules";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { formatInstantDay } from "../../platform/format/date-format";
import { ShowExpiredField } from "./show-expired-field";
import { SubscriptionStatusNotice } from "./subscription-status-notice";
import styles from "./subscriptions.module.css";
import { copyText } from "./use-copied-text";

export type KeyAct = "assign" | "revoke";

type SubscriptionsTableProps = {
  readonly caption: string;
  readonly subscriptions: readonly Subscription[];
  /** Present for a broker, who may assign and revoke keys. */
  readonly onAct?: (act: KeyAct, subscription: Subscription) => void;
  readonly onExport: (showExpired: boolean) => void;
  readonly isExporting: boolean;
  readonly empty: ReactNode;
};

/** The width that all columns need next to each other (CSS pixels). */
const FULL_WIDTH = 1_500;

const searchText = (row: Subscription) => [
  row.key,
  row.organisationName,
  row.planName,
  row.assignedTo,
  row.userName,
  row.brokerName,
  row.promoCodeCode,
];

type TextOf = (row: Subscription) => string | null;
const column = (
  id: string,
  header: string,
  textOf: TextOf,
  further: Partial<TableColumn<Subscription>> = {},
): TableColumn<Subscription> => ({ id, header, cell: textOf, sortBy: textOf, ...further });
const day = (
  id: string,
  header: string,
  instantOf: TextOf,
  further: Partial<TableColumn<Subscription>> = {},
): TableColumn<Subscription> => ({
  id,
  header,
  cell: (row) => {
    const instant = instantOf(row);
    return instant && <span className="figures">{formatInstantDay(instant)}</span>;
  },
  sortBy: instantOf,
  ...further,
});

const columnsAt = (now: Date): readonly TableColumn<Subscription>[] => [
  column("key", "Subscription Key", ({ key }) => key, {
    isName: true,
    cell: ({ key }) => <span className={styles.key}>{key}</span>,
  }),
  column("promoCode", "Promo Code", ({ promoCodeCode }) => promoCodeCode, { stackInto: "key" }),
  {
    id: "status",
    header: "Status",
    cell: (row) => <SubscriptionStatusNotice subscription={row} now={now} />,
    sortBy: (row) => STATUS_NAMES[subscriptionStatus(row, now)],
    filter: {
      allLabel: "All statuses",
      valuesOf: (row) => [STATUS_NAMES[subscriptionStatus(row, now)]],
    },
  },
  day("active", "Active From", ({ activeDate }) => activeDate, { stackInto: "status" }),
  day("expires", "Expires", ({ exactExpiryDate }) => exactExpiryDate, { stackInto: "status" }),
  column("organisation", "Organisation", ({ organisationName }) => organisationName),
  column("plan", "Plan", ({ planName }) => planName, { stackInto: "organisation" }),
  column("assignedTo", "Assigned To", ({ assignedTo }) => assignedTo),
  column("user", "Used By", ({ userName }) => userName, { stackInto: "assignedTo" }),
  column("broker", "Broker", ({ brokerName }) => brokerName),
  day("created", "Created", ({ createdDate }) => createdDate, { stackInto: "broker" }),
];

/** Subscription keys with their status. Expired ones are hidden until the person shows them. */
export const SubscriptionsTable = (props: SubscriptionsTableProps) => {
  const { subscriptions, onAct, onExport, isExporting } = props;
  const [showExpired, setShowExpired] = useState(false);
  const [now] = useState(() => new Date());
  const columns = useMemo(() => columnsAt(now), [now]);
  const shown = useMemo(
    () => (showExpired ? subscriptions : subscriptions.filter(({ isExpired }) => !isExpired)),
    [subscriptions, showExpired],
  );
  const toggle = <ShowExpiredField value={showExpired} onChange={setShowExpired} />;
  return (
    <SearchTable
      caption={props.caption}
      noun="subscription"
      nouns="subscriptions"
      rows={shown}
      columns={columns}
      rowKey={({ subscriptionId }) => subscriptionId}
      searchText={searchText}
      isVirtual={shown.length > MAX_RENDERED}
      isDense
      stackBelow={FULL_WIDTH}
      listAt="laptop"
      tools={
        <>
          {toggle}
          <Button icon="download" isPending={isExporting} onPress={() => onExport(showExpired)}>
            Export
          </Button>
        </>
      }
      empty={
        subscriptions.length === 0 ? (
          props.empty
        ) : (
          <EmptyState icon="layers" title="No current subscriptions" action={toggle}>
            All subscriptions have expired.
          </EmptyState>
        )
      }
      actions={(row) => <RowActions row={row} {...(onAct && { onAct })} />}
    />
  );
};

type RowActionsProps = Pick<SubscriptionsTableProps, "onAct"> & { readonly row: Subscription };

const RowActions = ({ row, onAct }: RowActionsProps) => {
  const { key, isRevoked, activeDate, isExpired } = row;
  const isUnused = activeDate === null && !isRevoked && !isExpired;
  return (
    <span className={styles.rowActions}>
      <Button
        size="small"
        variant="quiet"
        label={`Copy the key ${key}`}
        onPress={() => void copyText(key, KEY_COPIED)}
      >
        Copy
      </Button>
      {onAct && isUnused && (
        <Button
          size="small"
          variant="quiet"
          label={`Assign the key ${key}`}
          onPress={() => onAct("assign", row)}
        >
          Assign
        </Button>
      )}
      {onAct && !isRevoked && (
        <Button
          size="small"
          variant="quiet"
          label={`Revoke the key ${key}`}
          onPress={() => onAct("revoke", row)}
        >
          Revoke
        </Button>
      )}
    </span>
  );
};

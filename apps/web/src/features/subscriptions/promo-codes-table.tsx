import type { PromoCode } from "@holdfast/contract/subscriptions/promo-code";
import { PROMO_CODE_COPIED } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import { usesLeft } from "@holdfast/contract/subscriptions/subscription-status-rules";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { formatInstantDay } from "../../platform/format/date-format";
import { ShowExpiredField } from "./show-expired-field";
import styles from "./subscriptions.module.css";
import { copyText } from "./use-copied-text";

type PromoCodesTableProps = {
  readonly codes: readonly PromoCode[];
  readonly onRevoke: (code: PromoCode) => void;
  readonly empty: ReactNode;
};

const statusOf = (code: PromoCode): string => {
  if (code.isRevoked) return "Revoked";
  const day = formatInstantDay(code.exactExpiryDate);
  if (code.isExpired) return `Expired ${day}`;
  return usesLeft(code) === 0 ? "Used up" : `Expires ${day}`;
};

const searchText = ({ code, brokerName }: PromoCode) => [code, brokerName];

const COLUMNS: readonly TableColumn<PromoCode>[] = [
  {
    id: "code",
    header: "Promo Code",
    isName: true,
    cell: ({ code }) => <span className={styles.key}>{code}</span>,
    sortBy: ({ code }) => code,
  },
  { id: "status", header: "Status", cell: statusOf, sortBy: statusOf },
  {
    id: "left",
    header: "Uses Left",
    isFigure: true,
    cell: (code) => usesLeft(code).toLocaleString("en-AU"),
    sortBy: usesLeft,
  },
  {
    id: "used",
    header: "Used",
    isFigure: true,
    cell: ({ used, quantity }) =>
      `${used.toLocaleString("en-AU")} of ${quantity.toLocaleString("en-AU")}`,
    sortBy: ({ used }) => used,
  },
  {
    id: "broker",
    header: "Broker",
    cell: ({ brokerName }) => brokerName,
    sortBy: ({ brokerName }) => brokerName,
  },
  {
    id: "created",
    header: "Created",
    cell: ({ createdDate }) => <span className="figures">{formatInstantDay(createdDate)}</span>,
    sortBy: ({ createdDate }) => createdDate,
  },
];

/** The promo codes of a brokerage. Expired ones are hidden until the person shows them. */
export const PromoCodesTable = ({ codes, onRevoke, empty }: PromoCodesTableProps) => {
  const [showExpired, setShowExpired] = useState(false);
  const shown = useMemo(
    () => (showExpired ? codes : codes.filter(({ isExpired }) => !isExpired)),
    [codes, showExpired],
  );
  const toggle = <ShowExpiredField value={showExpired} onChange={setShowExpired} />;
  return (
    <SearchTable
      caption="Promo codes"
      noun="promo code"
      nouns="promo codes"
      rows={shown}
      columns={COLUMNS}
      rowKey={({ promoCodeId }) => promoCodeId}
      searchText={searchText}
      isVirtual={shown.length > MAX_RENDERED}
      listAt="laptop"
      tools={toggle}
      empty={
        codes.length === 0 ? (
          empty
        ) : (
          <EmptyState icon="layers" title="No current promo codes" action={toggle}>
            All promo codes have expired.
          </EmptyState>
        )
      }
      actions={(row) => (
        <span className={styles.rowActions}>
          <Button
            size="small"
            variant="quiet"
            label={`Copy the promo code ${row.code}`}
            onPress={() => void copyText(row.code, PROMO_CODE_COPIED)}
          >
            Copy
          </Button>
          {!row.isRevoked && (
            <Button
              size="small"
              variant="quiet"
              label={`Revoke the promo code ${row.code}`}
              onPress={() => onRevoke(row)}
            >
              Revoke
            </Button>
          )}
        </span>
      )}
    />
  );
};

import type { PortfolioPlan } from "@holdfast/contract/clients/portfolio-endpoints";
import { overallProgress } from "@holdfast/contract/clients/portfolio-rules";
import { useMemo, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { formatInstantDay } from "../../platform/format/date-format";
import { ExpiryNotice } from "../plans/public";
import { EXPIRY_GROUPS, expiryGroup } from "./client-expiry-rules";
import styles from "./portfolio.module.css";

type PortfolioTableProps = {
  readonly plans: readonly PortfolioPlan[];
  readonly now: Date;
  readonly empty: ReactNode;
  readonly onGo: (plan: PortfolioPlan) => void;
};

const searchText = ({ organisationName, name, branchName }: PortfolioPlan) => [
  organisationName,
  name,
  branchName,
];

const columnsAt = (now: Date): readonly TableColumn<PortfolioPlan>[] => [
  {
    id: "organisation",
    header: "Organisation",
    isName: true,
    width: "30%",
    sortBy: ({ organisationName }) => organisationName,
    cell: ({ organisationName, name }) => (
      <>
        {organisationName}
        <span className={styles.plan}>{name}</span>
      </>
    ),
  },
  {
    id: "progress",
    header: "Progress",
    width: "20%",
    sortBy: ({ progress }) => overallProgress(progress),
    cell: ({ progress }) => <Progress percent={overallProgress(progress)} />,
  },
  {
    id: "expiry",
    header: "Status",
    sortBy: ({ expiryDate }) => expiryDate,
    filter: {
      allLabel: "Any expiry",
      valuesOf: (plan) => [EXPIRY_GROUPS[expiryGroup(plan, now)]],
    },
    cell: (plan) => <ExpiryNotice plan={plan} />,
  },
  {
    id: "downloaded",
    header: "Last download",
    stackInto: "expiry",
    sortBy: ({ lastDownloadedDate }) => lastDownloadedDate,
    cell: ({ lastDownloadedDate }) =>
      lastDownloadedDate === null ? (
        <span className={styles.never}>Never</span>
      ) : (
        <span className="figures">{formatInstantDay(lastDownloadedDate)}</span>
      ),
  },
];

const Progress = ({ percent }: { readonly percent: number }) => (
  <span className={styles.progress}>
    <span className={styles.track} aria-hidden="true">
      <span className={styles.done} style={{ width: `${percent}%` }} />
    </span>
    <span className="figures">{percent}%</span>
  </span>
);

/** The plans of all clients by progress, expiry and last download. */
export const PortfolioTable = ({ plans, now, empty, onGo }: PortfolioTableProps) => {
  const columns = useMemo(() => columnsAt(now), [now]);
  return (
    <SearchTable
      caption="Plans of your clients"
      noun="plan"
      nouns="plans"
      rows={plans}
      columns={columns}
      searchText={searchText}
      rowKey={({ planId }) => planId}
      isVirtual={plans.length > MAX_RENDERED}
      stackBelow={700}
      empty={empty}
      actions={(plan) => (
        <Button
          size="small"
          icon="arrow-right"
          label={`Go to ${plan.name} of ${plan.organisationName}`}
          onPress={() => onGo(plan)}
        >
          Go
        </Button>
      )}
    />
  );
};

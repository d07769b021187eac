import { deviceTimeZone } from "../../platform/format/date-format";
import { useState } from "react";
import {
  exportHistory,
  listHistory,
  listHistoryPeople,
} from "@holdfast/contract/history/history-endpoints";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useNarrowerThan } from "../../ui/layout/use-media";
import { PageFrame } from "../../ui/layout/page-frame";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../workspace/public";
import { HistoryFilterSection } from "./history-filter-section";
import { dateProblem, filterOf, NO_CHOICE } from "./history-filter-rules";
import type { HistoryChoice } from "./history-filter-rules";
import { HistoryTable } from "./history-table";
import styles from "./history.module.css";

/** Rows of a page; on a phone each is a card of several lines. */
const PAGE_SIZE = { wide: 50, phone: 10 } as const;

/** /organization/history: who changed what, and when. For owners and the managing broker only. */
export const HistoryScreen = () => {
  const { organisationId: orgId, name } = useOrganisation();
  const [choice, setChoice] = useState(NO_CHOICE);
  const isNarrow = useNarrowerThan("tablet");
  const pageSize = PAGE_SIZE[isNarrow ? "phone" : "wide"];
  // A page of one size is not a page of the other.
  const [shown, setShown] = useState({ page: 1, pageSize });
  const page = shown.pageSize === pageSize ? shown.page : 1;
  const setPage = (next: number) => setShown({ page: next, pageSize });
  const filter = filterOf(choice);
  const isWrong = dateProblem(choice) !== undefined;
  const people = useRead(listHistoryPeople, { params: { orgId } }, { isAlwaysFresh: true });
  const entries = useRead(
    listHistory,
    isWrong ? null : { params: { orgId }, query: { ...filter, page, pageSize } },
    { isAlwaysFresh: true },
  );
  const { isRunning, download } = useDownload("export");
  const show = (next: HistoryChoice) => {
    setChoice(next);
    setPage(1);
  };
  return (
    <PageFrame
      title="History"
      purpose={`Who changed what in ${name}, and when.`}
      isWide
      action={
        <Button
          icon="download"
          isPending={isRunning}
          isDisabled={isWrong}
          onPress={() =>
            void download(() =>
              callEndpoint(exportHistory, {
                params: { orgId },
                query: { ...filter, timeZone: deviceTimeZone() },
              }),
            )
          }
        >
          Export
        </Button>
      }
      help={
        <p>
          Changes to your business information, lists, policy, plans and users are recorded with the
          person and the fields, but without the old and new values. Entries are deleted after 1
          year, unless the operator of this site has set another period.
        </p>
      }
      previous={{ to: "/organization/plans", label: "Plans" }}
    >
      <HistoryFilterSection people={people.data ?? []} choice={choice} onChange={show} />
      {!isWrong && (
        <QueryBoundary queries={[entries]} loading={<Skeleton lines={8} height={48} />}>
          {(rows) =>
            rows.length === 0 && page === 1 ? (
              <NoEntries isFiltered={choice !== NO_CHOICE} onClear={() => show(NO_CHOICE)} />
            ) : (
              <>
                <HistoryTable entries={rows} />
                <Pages page={page} isLast={rows.length < pageSize} onChange={setPage} />
              </>
            )
          }
        </QueryBoundary>
      )}
    </PageFrame>
  );
};

type NoEntriesProps = { readonly isFiltered: boolean; readonly onClear: () => void };

const NoEntries = ({ isFiltered, onClear }: NoEntriesProps) =>
  isFiltered ? (
    <EmptyState
      icon="clock"
      title="No changes found"
      action={<Button onPress={onClear}>Clear filters</Button>}
    >
      Choose another person, list, kind of change or time.
    </EmptyState>
  ) : (
    <EmptyState icon="clock" title="No changes yet">
      Changes to your business information, lists and plans appear here.
    </EmptyState>
  );

type PagesProps = {
  readonly page: number;
  readonly isLast: boolean;
  readonly onChange: (page: number) => void;
};

const Pages = ({ page, isLast, onChange }: PagesProps) =>
  page === 1 && isLast ? null : (
    <nav className={styles.pages} aria-label="Pages of the history">
      <Button isDisabled={page === 1} onPress={() => onChange(page - 1)}>
        Show newer changes
      </Button>
      <span>Page {page}</span>
      <Button isDisabled={isLast} onPress={() => onChange(page + 1)}>
        Show older changes
      </Button>
    </nav>
  );

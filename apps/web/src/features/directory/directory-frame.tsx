import { lazyComponent } from "../../ui/loading/lazy-component";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { RecordDialog } from "../../ui/overlays/record-dialog";
import { IconButton } from "../../ui/buttons/icon-button";
import type { IconName } from "../../ui/buttons/icon-paths";
import { PageFrame } from "../../ui/layout/page-frame";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { DataTable } from "../../ui/table/data-table";
import { SearchTable } from "../../ui/table/search-table";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { TableColumn } from "../../ui/table/table-column";
import { useRecordEditor } from "../../ui/fields/forms/use-record-editor";
import type { RecordEditor } from "../../ui/fields/forms/use-record-editor";
import type { CallError } from "../../platform/api/call-error";
import { can } from "../../platform/session/can";
import { useOrganisation } from "../workspace/public";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import type { DirectoryKind } from "./choose-list-deletion";
import styles from "./directory.module.css";
import { ListFilesSection } from "./list-files/list-files-section";
import { useLinkedRecord } from "./use-linked-record";
import { FIRST_PAGE } from "../../platform/lists/use-first-page";
import { useListTools } from "../../platform/lists/use-list-tools";

const DeleteDialog = lazyComponent(async () => (await import("./delete-dialog")).DeleteDialog);

export type DirectoryFrameProps<Row> = Pick<
  ComponentProps<typeof PageFrame>,
  "title" | "purpose" | "help" | "previous" | "next"
> & {
  /** Singular and plural name of an entry, as used in a sentence. */
  readonly noun: string;
  readonly nouns: string;
  /** Which list is imported and exported. */
  readonly kind: DirectoryKind;
  readonly icon: IconName;
  readonly entries: UseQueryResult<readonly Row[], CallError>;
  /** The first rows, shown while all load; undefined if they are not needed. */
  readonly firstPage: readonly Row[] | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Must be a stable function. */
  readonly nameOf: (row: Row) => string;
  /** The texts that the search covers; must be a stable function. */
  readonly searchText: (row: Row) => readonly (string | null)[];
  /** Text of the empty state: whom to add first. */
  readonly emptyText: string;
  readonly form: (row: Row | null, editor: RecordEditor<Row>) => ReactNode;
  /** Below the list. */
  readonly suggestions?: ReactNode;
};

/** All lists have this column; contacts sort by last name. */
const BY_NAME = { column: "name", isDescending: false };

type LoadingRowsProps<Row> = {
  readonly of: DirectoryFrameProps<Row>;
  readonly isShown: ((column: TableColumn<Row>) => boolean) | undefined;
};

/** Until all rows are there, the first page cannot be searched, sorted or selected. */
const LoadingRows = <Row,>({ of: props, isShown }: LoadingRowsProps<Row>) => {
  const { firstPage, title, nouns, rowKey } = props;
  if (firstPage?.length !== FIRST_PAGE.pageSize) return <Skeleton lines={6} height={48} />;
  const columns = props.columns
    .filter((column) => isShown?.(column) !== false)
    .map(({ sortBy: _sortBy, ...column }) => column);
  return (
    <>
      <output className={styles.count}>
        {`The first ${firstPage.length} ${nouns}. The others are loading.`}
      </output>
      <DataTable caption={title} rows={firstPage} columns={columns} rowKey={rowKey} />
    </>
  );
};

/** A list of the organisation's contacts or partners, with search, add, edit and delete. */
export const DirectoryFrame = <Row,>(props: DirectoryFrameProps<Row>) => {
  const organisation = useOrganisation();
  const { entries, nameOf } = props;
  const editor = useRecordEditor<Row>();
  const [deleting, setDeleting] = useState<readonly Row[]>([]);
  const canChange = can(organisation, "change");
  const { stopSelecting, ...tools } = useListTools({
    list: props.kind,
    noun: props.noun,
    nouns: props.nouns,
    rows: entries.data ?? [],
    columns: props.columns,
    rowKey: props.rowKey,
    nameOf,
    onDelete: canChange ? setDeleting : undefined,
  });
  useLinkedRecord(canChange ? entries.data : undefined, props.rowKey, editor);
  const add = canChange && (
    <Button variant="primary" icon="add" onPress={editor.add}>
      {`Add ${props.noun}`}
    </Button>
  );
  const hasEntries = (entries.data ?? props.firstPage ?? []).length > 0;
  const files = (
    <ListFilesSection
      ownerId={organisation.organisationId}
      kind={props.kind}
      noun={props.noun}
      nouns={props.nouns}
      canImport={canChange}
      canExport={hasEntries}
    />
  );
  const actions = (
    <div className={styles.actions}>
      {files}
      {add}
    </div>
  );
  const { title, purpose, help, previous, next } = props;
  const frame = { title, purpose, help, ...(previous && { previous }), ...(next && { next }) };

  return (
    <PageFrame {...frame} isWide action={hasEntries && actions}>
      <QueryBoundary
        queries={[entries]}
        loading={<LoadingRows of={props} isShown={tools.isShown} />}
      >
        {(all) => (
          <SearchTable
            caption={props.title}
            noun={props.noun}
            nouns={props.nouns}
            rows={all}
            columns={props.columns}
            rowKey={props.rowKey}
            initialSort={BY_NAME}
            searchText={props.searchText}
            {...tools}
            isVirtual={all.length > MAX_RENDERED}
            empty={
              <EmptyState
                icon={props.icon}
                title={`No ${props.nouns} yet`}
                action={canChange && actions}
              >
                {props.emptyText}
              </EmptyState>
            }
            {...(canChange
              ? {
                  actions: (row: Row) => (
                    <>
                      <IconButton
                        icon="edit"
                        label={`Edit ${nameOf(row)}`}
                        onPress={() => editor.edit(row)}
                      />
                      <IconButton
                        icon="trash"
                        label={`Delete ${nameOf(row)}`}
                        variant="danger"
                        onPress={() => setDeleting([row])}
                      />
                    </>
                  ),
                }
              : {})}
          />
        )}
      </QueryBoundary>
      {canChange && props.suggestions}
      <RecordDialog
        editor={editor}
        noun={props.noun}
        nameOf={nameOf}
        form={(row) => props.form(row, editor)}
      />
      {deleting.length > 0 && (
        <DeleteDialog
          orgId={organisation.organisationId}
          kind={props.kind}
          noun={props.noun}
          nouns={props.nouns}
          records={deleting.map((row) => ({ id: props.rowKey(row), name: nameOf(row) }))}
          onDeleted={stopSelecting}
          onClose={() => setDeleting([])}
        />
      )}
    </PageFrame>
  );
};

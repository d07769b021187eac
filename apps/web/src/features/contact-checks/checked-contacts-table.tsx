import { ContactLinks } from "../../ui/layout/contact-link";
import { formatInstantDay } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { useSelectedRows } from "../../ui/table/selection/use-selected-rows";
import type { CheckRow } from "./contact-check-rules";
import { askText, FRESHNESS_NAMES, nameOf } from "./contact-check-rules";
import styles from "./contact-checks.module.css";

const teamText = ({ isInTeam }: CheckRow) => (isInTeam ? "In a team" : "Not in a team");
const freshnessText = ({ freshness }: CheckRow) => FRESHNESS_NAMES[freshness];

const requestText = (row: CheckRow) =>
  row.proposal ? "Correction to approve" : (askText(row, formatInstantDay) ?? "");

const COLUMNS: readonly TableColumn<CheckRow>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    width: "24%",
    cell: (row) => (
      <>
        {nameOf(row)}
        <span className={styles.aside}>{row.jobTitle}</span>
      </>
    ),
    sortBy: ({ details }) => `${details.lastName} ${details.firstName}`,
  },
  {
    id: "team",
    header: "Team",
    width: "12%",
    cell: teamText,
    filter: { allLabel: "All contacts", valuesOf: (row) => [teamText(row)] },
  },
  {
    id: "reach",
    header: "Phone and email",
    width: "28%",
    cell: ({ details: { mobile, phone, email } }) => (
      <ContactLinks phones={[mobile ?? phone]} email={email} />
    ),
  },
  {
    id: "confirmed",
    header: "Confirmed on",
    width: "18%",
    cell: (row) => (
      <>
        <span className={styles.freshness} data-freshness={row.freshness}>
          {freshnessText(row)}
        </span>
        {row.confirmedAt !== null && (
          <span className={styles.aside}>{formatInstantDay(row.confirmedAt)}</span>
        )}
      </>
    ),
    sortBy: ({ confirmedAt }) => confirmedAt,
    filter: { allLabel: "Any confirmation", valuesOf: (row) => [freshnessText(row)] },
  },
  {
    id: "asked",
    header: "Request",
    width: "18%",
    cell: requestText,
  },
];
/** Before the first request, its column would be empty. */
const UNASKED_COLUMNS = COLUMNS.filter(({ id }) => id !== "asked");

const searchText = ({ details, jobTitle }: CheckRow) => [
  ...Object.values<string | null>(details),
  jobTitle,
];

type CheckedContactsTableProps = {
  readonly rows: readonly CheckRow[];
  /** Undefined if the person may not ask. */
  readonly onAsk: ((rows: readonly CheckRow[]) => Promise<void>) | undefined;
};

/** Lists all contacts of the organisation, those of the plan's teams first, to select and ask. */
export const CheckedContactsTable = ({ rows, onAsk }: CheckedContactsTableProps) => {
  const selection = useSelectedRows(nameOf);
  return (
    <SearchTable
      caption="Contacts"
      noun="contact"
      nouns="contacts"
      rows={rows}
      columns={rows.some((row) => requestText(row) !== "") ? COLUMNS : UNASKED_COLUMNS}
      rowKey={({ contactId }) => contactId}
      searchText={searchText}
      isVirtual={rows.length > MAX_RENDERED}
      empty={
        <EmptyState
          icon="person"
          title="No contacts yet"
          action={<Link to="/organization/contacts">Go to Contacts</Link>}
        >
          Add the people of your teams first.
        </EmptyState>
      }
      {...(onAsk && {
        selection,
        selectionActions: (selected: ReadonlySet<string>) => (
          <Button
            size="small"
            variant="primary"
            icon="mail"
            onPress={() =>
              void onAsk(rows.filter(({ contactId }) => selected.has(contactId))).then(() =>
                selection.onChange(new Set()),
              )
            }
          >
            {`Ask ${selected.size} selected`}
          </Button>
        ),
      })}
    />
  );
};

import { HISTORY_KINDS } from "@holdfast/contract/history/history";
import type { HistoryEntry } from "@holdfast/contract/history/history";
import { DataTable } from "../../ui/table/data-table";
import type { TableColumn } from "../../ui/table/table-column";
import { formatInstant } from "../../platform/format/date-format";

type HistoryTableProps = { readonly entries: readonly HistoryEntry[] };

const COLUMNS: readonly TableColumn<HistoryEntry>[] = [
  { id: "change", header: "Change", isName: true, cell: ({ text }) => text },
  {
    id: "person",
    header: "Person",
    width: "18%",
    cell: ({ personName }) => personName ?? "Deleted user",
  },
  { id: "kind", header: "List", width: "20%", cell: ({ kind }) => HISTORY_KINDS[kind] },
  {
    id: "when",
    header: "Date and time",
    width: "17%",
    cell: ({ happenedAt }) => formatInstant(happenedAt),
  },
];

/** Changes, newest first. */
export const HistoryTable = ({ entries }: HistoryTableProps) => (
  <DataTable
    caption="History"
    rows={entries}
    columns={COLUMNS}
    rowKey={({ historyId }) => historyId}
  />
);

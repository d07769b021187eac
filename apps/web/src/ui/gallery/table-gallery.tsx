import { Button } from "../buttons/button";
import { IconButton } from "../buttons/icon-button";
import { EmptyState } from "../feedback/empty-state";
import { DataList } from "../table/data-list";
import { DataTable } from "../table/data-table";
import { SearchTable } from "../table/search-table";
import type { TableColumn } from "../table/table-column";
import { useSelectedRows } from "../table/selection/use-selected-rows";
import { ignore, LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";

type Supplier = { readonly name: string; readonly town: string; readonly cost: number };

const ROWS: readonly Supplier[] = [
  { name: "Harbour Roasters", town: "Manly", cost: 120_000 },
  { name: "Quay Dairy", town: "Sydney", cost: 8_500 },
  { name: LONG, town: "Woolloomooloo", cost: 12 },
];

const COLUMNS: readonly TableColumn<Supplier>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: "town",
    header: "Town",
    cell: ({ town }) => town,
    filter: { allLabel: "All towns", valuesOf: ({ town }) => [town] },
  },
  {
    id: "cost",
    header: "Cost",
    isFigure: true,
    cell: ({ cost }) => `AU$${cost}`,
    sortBy: ({ cost }) => cost,
  },
];

const table = { rows: ROWS, columns: COLUMNS, rowKey: ({ name }: Supplier) => name };
const nameOf = ({ name }: Supplier) => name;
const actions = ({ name }: Supplier) => (
  <>
    <IconButton icon="edit" label={`Edit ${name}`} />
    <IconButton icon="trash" label={`Delete ${name}`} variant="danger" />
  </>
);
const searchText = ({ name, town }: Supplier) => [name, town];

const Selectable = () => (
  <SearchTable
    {...table}
    caption="Suppliers to choose from"
    noun="supplier"
    nouns="suppliers"
    searchText={searchText}
    selection={useSelectedRows(nameOf)}
    selectionActions={({ size }) => <Button size="small">{`Delete ${size}`}</Button>}
  />
);

const MANY = Array.from({ length: 300 }, (_, index) => ({
  name: `Supplier ${index + 1}`,
  town: "Sydney",
  cost: index,
}));

export const TABLE: readonly GalleryExample[] = [
  {
    name: "DataTable",
    isWide: true,
    content: <DataTable {...table} caption="Suppliers" actions={actions} />,
  },
  {
    name: "DataTable, empty",
    isWide: true,
    content: (
      <DataTable
        {...table}
        rows={[]}
        caption="No suppliers"
        empty={<EmptyState title="No suppliers yet" />}
      />
    ),
  },
  {
    name: "DataTable, dense",
    isWide: true,
    content: <DataTable {...table} caption="Dense" isDense />,
  },
  { name: "SearchTable, with selection", isWide: true, content: <Selectable /> },
  {
    name: "DataList, for small screens",
    content: (
      <DataList
        {...table}
        caption="Suppliers as cards"
        actions={actions}
        sort={null}
        onSort={ignore}
        onToggleSort={ignore}
      />
    ),
  },
  {
    name: "DataTable, of 300 rows",
    isWide: true,
    content: <DataTable {...table} rows={MANY} caption="Many suppliers" isVirtual />,
  },
];

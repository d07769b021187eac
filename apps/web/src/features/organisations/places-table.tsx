import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DataTable } from "../../ui/table/data-table";
import { IconButton } from "../../ui/buttons/icon-button";
import { ContactLinks } from "../../ui/layout/contact-link";
import { ReadFailed } from "../../ui/feedback/read-failed";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { TableColumn } from "../../ui/table/table-column";
import type { EntryEditor } from "../../ui/fields/use-entry-editor";
import type { CallError } from "../../platform/api/call-error";

/** The fields shared by a business location and a recovery site. */
type Place = {
  readonly name: string;
  readonly address: string;
  readonly additionalAddressInformation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

type PlacesTableProps<Row extends Place> = {
  readonly caption: string;
  readonly places: UseQueryResult<readonly Row[], CallError>;
  readonly rowKey: (row: Row) => string;
  readonly editor: EntryEditor<Row>;
  readonly canChange: boolean;
  /** Whether a row can be deleted; false for Head Office. */
  readonly canDelete?: (row: Row) => boolean;
  readonly empty: ReactNode;
};

const COLUMNS: readonly TableColumn<Place>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, isName: true, width: "22%" },
  {
    id: "address",
    header: "Address",
    cell: ({ address, additionalAddressInformation }) =>
      additionalAddressInformation === null
        ? address
        : `${additionalAddressInformation}, ${address}`,
  },
  {
    id: "reach",
    header: "Phone and email",
    cell: ({ phone, email }) => <ContactLinks phones={[phone]} email={email} />,
    width: "34%",
  },
];

/** Lists locations or sites with address and contact details. */
export const PlacesTable = <Row extends Place>(props: PlacesTableProps<Row>) => {
  const { places, editor } = props;
  if (places.data === undefined) {
    return places.isError ? <ReadFailed query={places} /> : <Skeleton lines={2} height={48} />;
  }
  return (
    <DataTable
      caption={props.caption}
      rows={places.data}
      columns={COLUMNS}
      rowKey={props.rowKey}
      empty={props.empty}
      {...(props.canChange
        ? {
            actions: (row: Row) => (
              <>
                <IconButton
                  icon="edit"
                  label={`Edit ${row.name}`}
                  onPress={() => editor.edit(row)}
                />
                {props.canDelete?.(row) !== false && (
                  <IconButton
                    icon="trash"
                    label={`Delete ${row.name}`}
                    variant="danger"
                    onPress={() => editor.remove(row)}
                  />
                )}
              </>
            ),
          }
        : {})}
    />
  );
};

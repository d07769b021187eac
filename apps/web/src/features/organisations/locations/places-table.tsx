import { countryName } from "@holdfast/contract/platform/countries";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DataTable } from "../../../ui/table/data-table";
import { IconButton } from "../../../ui/buttons/icon-button";
import { ContactLinks } from "../../../ui/layout/contact-link";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import type { TableColumn } from "../../../ui/table/table-column";
import type { RecordEditor } from "../../../ui/fields/forms/use-record-editor";
import type { CallError } from "../../../platform/api/call-error";
import { likelyCountry } from "../business-info/likely-country-rules";
import { idOfPlace } from "./use-places";
import type { Place } from "./use-places";

type PlacesTableProps = {
  readonly caption: string;
  readonly places: UseQueryResult<readonly Place[], CallError>;
  readonly editor: RecordEditor<Place>;
  readonly canChange: boolean;
  readonly empty: ReactNode;
};

const COLUMNS: readonly TableColumn<Place>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, isName: true, width: "22%" },
  {
    id: "address",
    header: "Address",
    cell: (place) => {
      const { address, additionalAddressInformation, isCountryAssumed } = place;
      const country = countryName(likelyCountry(place));
      const where =
        additionalAddressInformation === null
          ? address
          : `${additionalAddressInformation}, ${address}`;
      return (
        <>
          {where}
          <br />
          {isCountryAssumed ? `Assumed: ${country}` : country}
        </>
      );
    },
  },
  {
    id: "reach",
    header: "Phone and email",
    cell: ({ phone, email }) => <ContactLinks phones={[phone]} email={email} />,
    width: "34%",
    isWide: true,
  },
];

const isHeadOffice = (place: Place) => "isHeadOffice" in place && place.isHeadOffice;

/** Lists locations or sites with address and contact details. */
export const PlacesTable = (props: PlacesTableProps) => {
  const { places, editor } = props;
  return (
    <QueryBoundary queries={[places]} loading={<Skeleton lines={2} height={48} />}>
      {(rows) => (
        <DataTable
          caption={props.caption}
          rows={rows}
          columns={COLUMNS}
          rowKey={idOfPlace}
          empty={props.empty}
          {...(props.canChange && {
            actions: (place: Place) => (
              <>
                <IconButton
                  icon="edit"
                  label={`Edit ${place.name}`}
                  onPress={() => editor.edit(place)}
                />
                {!isHeadOffice(place) && (
                  <IconButton
                    icon="trash"
                    label={`Delete ${place.name}`}
                    variant="danger"
                    onPress={() => editor.remove(place)}
                  />
                )}
              </>
            ),
          })}
        />
      )}
    </QueryBoundary>
  );
};

import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import { listContactTypes, listWorkTypes } from "@holdfast/contract/directory/lookup-endpoints";
import { useMemo } from "react";
import { useRead } from "../../../platform/api/use-endpoint";
import type { TableColumn } from "../../../ui/table/table-column";

type TextOf = (contact: Contact) => string | null;

const textColumn = (id: string, header: string, textOf: TextOf): TableColumn<Contact> => ({
  id,
  header,
  cell: textOf,
  sortBy: textOf,
});

/** A column with few values, such as those of a lookup. */
const filtered = (
  column: TableColumn<Contact>,
  allLabel: string,
  textOf: TextOf,
): TableColumn<Contact> => ({
  ...column,
  filter: {
    allLabel,
    valuesOf: (contact) => [textOf(contact)].filter((text) => text !== null),
  },
});

const columnsFor = (
  reach: TableColumn<Contact>,
  typeOf: TextOf,
  workOf: TextOf,
): readonly TableColumn<Contact>[] => {
  const location: TextOf = ({ branchName }) => branchName;
  const department: TextOf = (contact) => contact.department;
  return [
    {
      id: "name",
      header: "Name",
      isName: true,
      cell: fullName,
      sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      width: "20%",
    },
    { ...textColumn("jobTitle", "Job title", ({ jobTitle }) => jobTitle), width: "20%" },
    {
      ...filtered(textColumn("location", "Location", location), "All locations", location),
      width: "15%",
    },
    reach,
    { ...filtered(textColumn("type", "Contact type", typeOf), "All types", typeOf), isExtra: true },
    {
      ...filtered(textColumn("work", "Work type", workOf), "All work types", workOf),
      isExtra: true,
    },
    {
      ...filtered(
        textColumn("department", "Department", department),
        "All departments",
        department,
      ),
      isExtra: true,
    },
  ];
};

/**
 * The columns of the contacts, with the names of their types once these are loaded.
 * @param reach how to reach a contact; must be stable
 */
export function useContactColumns(reach: TableColumn<Contact>): readonly TableColumn<Contact>[] {
  const types = useRead(listContactTypes, {}).data;
  const works = useRead(listWorkTypes, {}).data;
  return useMemo(() => {
    const typeNames = new Map(types?.map(({ contactTypeId, name }) => [contactTypeId, name]));
    const workNames = new Map(works?.map(({ workTypeId, name }) => [workTypeId, name]));
    return columnsFor(
      reach,
      ({ contactTypeId }) => typeNames.get(contactTypeId) ?? null,
      ({ workTypeId }) => workNames.get(workTypeId) ?? null,
    );
  }, [reach, types, works]);
}

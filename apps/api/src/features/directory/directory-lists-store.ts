import type { DeletableList, DeletedRow } from "../../platform/deletion/deletable-list";

const nameOf = ({ name }: DeletedRow) => String(name);

/** The directory's lists, for deleting their entries. */
export const DIRECTORY_LISTS = {
  contacts: {
    list: "contacts",
    table: "contacts",
    event: "directory.contact",
    nameOf: ({ first_name: first, last_name: last }) => `${first} ${last}`.trim(),
  },
  customers: {
    list: "customers",
    table: "customers",
    event: "directory.customer",
    nameOf,
  },
  suppliers: {
    list: "suppliers",
    table: "suppliers",
    event: "directory.supplier",
    nameOf,
  },
  thirdParties: {
    list: "thirdParties",
    table: "strategic_third_parties",
    event: "directory.third-party",
    nameOf,
  },
} as const satisfies Readonly<Record<string, DeletableList>>;

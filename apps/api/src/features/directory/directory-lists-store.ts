import type { DeletableList } from "../../platform/deletion/deletable-list";
import type { StoredRow } from "../../platform/deletion/deleted-records-table";
import { withoutLostLocations } from "./contacts-store";

const nameOf = ({ name }: StoredRow) => String(name);

/** The directory's lists, for deleting and restoring their entries. */
export const DIRECTORY_LISTS = {
  contacts: {
    list: "contacts",
    table: "contacts",
    event: "directory.contact",
    nameOf: ({ first_name: first, last_name: last }) => `${first} ${last}`.trim(),
    record: "contact",
    beforeRestoring: withoutLostLocations,
  },
  customers: {
    list: "customers",
    table: "customers",
    event: "directory.customer",
    nameOf,
    record: "customer",
  },
  suppliers: {
    list: "suppliers",
    table: "suppliers",
    event: "directory.supplier",
    nameOf,
    record: "supplier",
  },
  thirdParties: {
    list: "thirdParties",
    table: "strategic_third_parties",
    event: "directory.third-party",
    nameOf,
    record: "third-party",
  },
} as const satisfies Readonly<Record<string, DeletableList>>;

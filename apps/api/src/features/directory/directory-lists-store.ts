import type { DeletableList } from "../../platform/deletion/deletable-list";
import { countContactChange, withoutLostLocations } from "./contacts-store";

/** The directory's lists, for deleting and restoring their entries. */
export const DIRECTORY_LISTS = {
  contacts: {
    list: "contacts",
    table: "contacts",
    event: "directory.contact",
    record: "contact",
    beforeRestoring: withoutLostLocations,
    onChange: countContactChange,
  },
  customers: { list: "customers", table: "customers", event: "directory.customer" },
  suppliers: { list: "suppliers", table: "suppliers", event: "directory.supplier" },
  thirdParties: {
    list: "thirdParties",
    table: "strategic_third_parties",
    event: "directory.third-party",
  },
} as const satisfies Readonly<Record<string, DeletableList>>;

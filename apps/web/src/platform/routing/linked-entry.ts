import type { PageRoute } from "@holdfast/contract/public-site/page-routes";

/** The query parameter that opens an entry of a list: its id, or `NEW_ENTRY`. */
export const ENTRY_PARAMETER = "edit";
export const NEW_ENTRY = "new";

/** Returns the address that opens the form of an entry of a list. */
export const addressOfEntry = (page: PageRoute, id: string) => `${page}?${ENTRY_PARAMETER}=${id}`;

/** Returns the address that opens the form of a new entry. */
export const addressOfNewEntry = (page: PageRoute) => addressOfEntry(page, NEW_ENTRY);

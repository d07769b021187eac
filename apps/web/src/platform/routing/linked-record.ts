import type { PageRoute } from "@holdfast/contract/public-site/page-routes";

/** The query parameter that opens an entry of a list: its id, or `NEW_RECORD`. */
export const RECORD_PARAMETER = "edit";
export const NEW_RECORD = "new";

/** Returns the address that opens the form of an entry of a list. */
export const addressOfRecord = (page: PageRoute, id: string) => `${page}?${RECORD_PARAMETER}=${id}`;

/** Returns the address that opens the form of a new entry. */
export const addressOfNewRecord = (page: PageRoute) => addressOfRecord(page, NEW_RECORD);

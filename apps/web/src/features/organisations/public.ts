/* What other features may use of organisations: the question before archiving, and the fields of a business. */
export { BusinessFields } from "./business-fields";

/** Loads the question before an organisation is archived, on demand. */
export const loadArchiveDialog = async () => (await import("./archive-dialog")).ArchiveDialog;

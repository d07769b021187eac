/* What other features may use of organisations: the question before archiving, the fields of a business, and a logo. */
export { BusinessFields } from "./business-fields";
export { LogoSection } from "./logo-section";

/** Loads the question before an organisation is archived, on demand. */
export const loadArchiveDialog = async () => (await import("./archive-dialog")).ArchiveDialog;

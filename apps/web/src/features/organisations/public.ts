/* What other features may use of organisations: the question before archiving, and the field of the industry. */
export { IndustryField } from "./industry-field";

/** Loads the question before an organisation is archived, on demand. */
export const loadArchiveDialog = async () => (await import("./archive-dialog")).ArchiveDialog;

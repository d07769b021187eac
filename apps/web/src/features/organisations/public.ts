/* What other features may use of organisations: the question before archiving, the fields of a business, invitations, and a logo. */
export { BusinessFields, NEW_BUSINESS } from "./business-fields";
export { InviteesTable } from "./members/invitees-table";
export { LogoSection } from "./logo-section";

/** Loads the question before an organisation is archived, on demand. */
export const loadArchiveDialog = async () => (await import("./archive-dialog")).ArchiveDialog;

/** Loads the dialog that sends an invitation to another address, on demand. */
export const loadChangeAddressDialog = async () =>
  (await import("./members/change-address-dialog")).ChangeAddressDialog;

/** Loads the question before an invitation is withdrawn, on demand. */
export const loadWithdrawDialog = async () =>
  (await import("./members/withdraw-dialog")).WithdrawDialog;

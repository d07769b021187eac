/* What other features may use of organisations: the question before archiving, the fields of a business, invitations, and a logo. */
export { ArchiveDialog } from "./archive/archive-dialog";
export { BusinessFields, NEW_BUSINESS } from "./business-info/business-fields";
export { LogoSection } from "./logo/logo-section";
export { ChangeAddressDialog } from "./members/change-address-dialog";
export { InviteesTable } from "./members/invitees-table";
export { WithdrawDialog } from "./members/withdraw-dialog";

import { customersStore, suppliersStore } from "./trading-partners-store";

export {
  confirmContact,
  contactsOfOrganisation,
  lockContact,
  readDetails,
} from "./confirmed-contacts-store";
export { withFormattedNumbers } from "./contact-number-rules";
export {
  assertContacts,
  contactChangesOf,
  contactOf,
  contactWithId,
  countContacts,
  fullName,
  listContacts,
  lockContacts,
  type NamedContact,
  namesOfContacts,
  presentContact,
  readContact,
  updateContact,
} from "./contacts-store";
export { templateFile, templateLimit } from "./download-templates";
export { exportedFile, exportLimit } from "./export-lists";
export { importList, readUploadedList } from "./import-list";
export { contactPart } from "./plan-part-store";
export { planImport, refuseFailed } from "./import-rules";
export { choiceReader, type ListSheet, textField, writeList } from "./list-sheet";
export { readRows } from "./read-rows";
export { listThirdParties } from "./third-parties-store";

export {
  lockSuppliers,
  nameOfSupplier,
  suppliersOf,
  suppliersWithoutSecond,
} from "./trading-partners-store";
export const listCustomers = customersStore.list;
export const listSuppliers = suppliersStore.list;
export { directorySearch } from "./search-part-store";

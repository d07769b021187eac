import { customersStore, suppliersStore } from "./trading-partners-store";

export { confirmContact, lockContact, readDetails } from "./confirmed-contacts-store";
export { withFormattedNumbers } from "./contact-number-rules";
export {
  assertContacts,
  contactsAs,
  countContacts,
  listContacts,
  lockContacts,
  type NamedContact,
  namesOfContacts,
  readContact,
  updateContact,
} from "./contacts-store";
export { templateFile, templateLimit } from "./list-files/download-templates";
export { exportedFile, exportLimit } from "./list-files/export-lists";
export { importList, readUploadedList } from "./list-files/import-list";
export { planImport, assertImportable } from "./list-files/import-rules";
export { choiceReader, type ListSheet, textField, writeList } from "./list-files/list-sheet";
export { readRows } from "./list-files/read-rows";
export { listThirdParties } from "./third-parties-store";

export { lockSuppliers, suppliersAs, suppliersWithoutSecond } from "./trading-partners-store";
export const listCustomers = customersStore.list;
export const listSuppliers = suppliersStore.list;
export { directorySearch } from "./search-part-store";

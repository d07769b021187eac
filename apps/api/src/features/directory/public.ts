import { customersStore, suppliersStore } from "./trading-partners-store";

export { assertContacts, lockContacts, type NamedContact, namesOfContacts } from "./contacts-store";
export { contactsTable } from "./directory-table";
export { listThirdParties } from "./third-parties-store";

export const listCustomers = customersStore.list;
export const listSuppliers = suppliersStore.list;

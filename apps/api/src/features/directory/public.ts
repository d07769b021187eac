import { customersStore, suppliersStore } from "./trading-partners-store";

export { assertContacts, lockContacts } from "./contacts-store";
export { contactsTable } from "./directory-table";
export { listThirdParties } from "./third-parties-store";

export const listCustomers = customersStore.list;
export const listSuppliers = suppliersStore.list;

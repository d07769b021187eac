import { customersStore, suppliersStore } from "./trading-partners-store";

export {
  assertContacts,
  contactChangesOf,
  contactOf,
  contactWithId,
  lockContacts,
  type NamedContact,
  namesOfContacts,
  readContact,
} from "./contacts-store";
export { listThirdParties } from "./third-parties-store";

export const listCustomers = customersStore.list;
export const listSuppliers = suppliersStore.list;
export { directorySearch } from "./search-part-store";

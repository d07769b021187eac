import { CONTACT_DELETED, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import {
  deleteContacts,
  restoreContacts,
  deleteCustomers,
  restoreCustomers,
  deleteSuppliers,
  restoreSuppliers,
  deleteStrategicThirdParties,
  restoreStrategicThirdParties,
} from "@holdfast/contract/directory/deletion-endpoints";
import { CUSTOMER_DELETED, listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { listSuppliers, SUPPLIER_DELETED } from "@holdfast/contract/directory/supplier-endpoints";
import {
  listStrategicThirdParties,
  STRATEGIC_THIRD_PARTY_DELETED,
} from "@holdfast/contract/directory/third-party-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { EntryDeletion } from "../../platform/lists/use-entry-deletion";
import type { ListKind } from "./list-files/choose-list-files";
import { readsWithContacts } from "./contacts/use-contacts";

/** Nothing else shows these entries. */
const affected = () => Promise.resolve([]);

const thirdParties: EntryDeletion = {
  remove: (orgId, ids) =>
    callEndpoint(deleteStrategicThirdParties, { params: { orgId }, body: { ids } }),
  restore: (orgId, ids) =>
    callEndpoint(restoreStrategicThirdParties, { params: { orgId }, body: { ids } }),
  list: listStrategicThirdParties,
  idField: "strategicThirdPartyId",
  affected,
  deletedMessage: STRATEGIC_THIRD_PARTY_DELETED,
};

/** Strategic areas have their own dialog, and assets are deleted in their table. */
export type DirectoryKind = Exclude<ListKind, "strategicArea" | "asset">;

const LIST_DELETIONS: Readonly<Record<DirectoryKind, EntryDeletion>> = {
  contact: {
    remove: (orgId, ids) => callEndpoint(deleteContacts, { params: { orgId }, body: { ids } }),
    restore: (orgId, ids) => callEndpoint(restoreContacts, { params: { orgId }, body: { ids } }),
    list: listContacts,
    idField: "contactId",
    affected: readsWithContacts,
    deletedMessage: CONTACT_DELETED,
  },
  customer: {
    remove: (orgId, ids) => callEndpoint(deleteCustomers, { params: { orgId }, body: { ids } }),
    restore: (orgId, ids) => callEndpoint(restoreCustomers, { params: { orgId }, body: { ids } }),
    list: listCustomers,
    idField: "customerId",
    affected,
    deletedMessage: CUSTOMER_DELETED,
  },
  supplier: {
    remove: (orgId, ids) => callEndpoint(deleteSuppliers, { params: { orgId }, body: { ids } }),
    restore: (orgId, ids) => callEndpoint(restoreSuppliers, { params: { orgId }, body: { ids } }),
    list: listSuppliers,
    idField: "supplierId",
    affected,
    deletedMessage: SUPPLIER_DELETED,
  },
  strategicThirdParties: thirdParties,
  strategicCrisisExperts: thirdParties,
};

export const chooseListDeletion = (kind: DirectoryKind): EntryDeletion => LIST_DELETIONS[kind];

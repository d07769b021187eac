import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  CONTACT_DELETED,
  listContacts,
  deleteContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import {
  CUSTOMER_DELETED,
  listCustomers,
  deleteCustomers,
} from "@holdfast/contract/directory/customer-endpoints";
import {
  listSuppliers,
  SUPPLIER_DELETED,
  deleteSuppliers,
} from "@holdfast/contract/directory/supplier-endpoints";
import {
  listStrategicThirdParties,
  STRATEGIC_THIRD_PARTY_DELETED,
  deleteStrategicThirdParties,
} from "@holdfast/contract/directory/third-party-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { RecordDeletion } from "../../platform/lists/use-record-deletion";
import type { ListKind } from "./list-files/choose-list-files";
import { READS_WITH_CONTACTS } from "./contacts/use-contacts";

/** Nothing else shows these entries. */
const affected: readonly Endpoint[] = [];

/** Strategic areas have their own dialog, and assets are deleted in their table. */
export type DirectoryKind = Exclude<ListKind, "strategicArea" | "asset">;

const THIRD_PARTIES = {
  several: deleteStrategicThirdParties,
  list: listStrategicThirdParties,
  idField: "strategicThirdPartyId",
  affected,
  deletedMessage: STRATEGIC_THIRD_PARTY_DELETED,
};

const LISTS = {
  contact: {
    several: deleteContacts,
    list: listContacts,
    idField: "contactId",
    affected: READS_WITH_CONTACTS,
    deletedMessage: CONTACT_DELETED,
  },
  customer: {
    several: deleteCustomers,
    list: listCustomers,
    idField: "customerId",
    affected,
    deletedMessage: CUSTOMER_DELETED,
  },
  supplier: {
    several: deleteSuppliers,
    list: listSuppliers,
    idField: "supplierId",
    affected,
    deletedMessage: SUPPLIER_DELETED,
  },
  strategicThirdParties: THIRD_PARTIES,
  strategicCrisisExperts: THIRD_PARTIES,
} as const;

/** Returns how entries of a list are deleted. */
export function chooseListDeletion(kind: DirectoryKind, orgId: string): RecordDeletion {
  const { several, ...list } = LISTS[kind];
  return {
    ...list,
    remove: (ids, options) =>
      callEndpoint<typeof several>(several, { params: { orgId }, body: { ids } }, options),
  };
}

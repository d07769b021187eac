import { deleteContact as deleteContactEndpoint } from "@holdfast/contract/directory/contact-endpoints";
import {
  deleteContacts as deleteContactsEndpoint,
  deleteCustomers as deleteCustomersEndpoint,
  deleteSuppliers as deleteSuppliersEndpoint,
  deleteStrategicThirdParties as deleteThirdPartiesEndpoint,
} from "@holdfast/contract/directory/deletion-endpoints";
import { deleteCustomer as deleteCustomerEndpoint } from "@holdfast/contract/directory/customer-endpoints";
import { deleteSupplier as deleteSupplierEndpoint } from "@holdfast/contract/directory/supplier-endpoints";
import { deleteStrategicThirdParty as deleteThirdPartyEndpoint } from "@holdfast/contract/directory/third-party-endpoints";
import { deletesEntries, deletesEntry } from "../../platform/deletion/handle-deletions";
import { route } from "../../platform/http/route";
import { DIRECTORY_LISTS } from "./directory-lists-store";

const { contacts, customers, suppliers, thirdParties } = DIRECTORY_LISTS;

export const deleteContact = route(deleteContactEndpoint, deletesEntry(contacts, "contactId"));
export const deleteContacts = route(deleteContactsEndpoint, deletesEntries(contacts));

export const deleteCustomer = route(deleteCustomerEndpoint, deletesEntry(customers, "customerId"));
export const deleteCustomers = route(deleteCustomersEndpoint, deletesEntries(customers));

export const deleteSupplier = route(deleteSupplierEndpoint, deletesEntry(suppliers, "supplierId"));
export const deleteSuppliers = route(deleteSuppliersEndpoint, deletesEntries(suppliers));

export const deleteStrategicThirdParty = route(
  deleteThirdPartyEndpoint,
  deletesEntry(thirdParties, "strategicThirdPartyId"),
);
export const deleteStrategicThirdParties = route(
  deleteThirdPartiesEndpoint,
  deletesEntries(thirdParties),
);

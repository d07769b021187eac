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
import { deleteRecord, deleteRecords } from "../../platform/deletion/delete-records";
import { route } from "../../platform/http/route";
import { DIRECTORY_LISTS } from "./directory-lists-store";

const { contacts, customers, suppliers, thirdParties } = DIRECTORY_LISTS;

export const deleteContact = route(deleteContactEndpoint, (call, services) =>
  deleteRecord(call, services, contacts, call.params.contactId),
);
export const deleteContacts = route(deleteContactsEndpoint, (call, services) =>
  deleteRecords(call, services, contacts, call.body.ids),
);

export const deleteCustomer = route(deleteCustomerEndpoint, (call, services) =>
  deleteRecord(call, services, customers, call.params.customerId),
);
export const deleteCustomers = route(deleteCustomersEndpoint, (call, services) =>
  deleteRecords(call, services, customers, call.body.ids),
);

export const deleteSupplier = route(deleteSupplierEndpoint, (call, services) =>
  deleteRecord(call, services, suppliers, call.params.supplierId),
);
export const deleteSuppliers = route(deleteSuppliersEndpoint, (call, services) =>
  deleteRecords(call, services, suppliers, call.body.ids),
);

export const deleteStrategicThirdParty = route(deleteThirdPartyEndpoint, (call, services) =>
  deleteRecord(call, services, thirdParties, call.params.strategicThirdPartyId),
);
export const deleteStrategicThirdParties = route(deleteThirdPartiesEndpoint, (call, services) =>
  deleteRecords(call, services, thirdParties, call.body.ids),
);

import {
  deleteContact,
  deleteContacts,
  deleteCustomer,
  deleteCustomers,
  deleteStrategicThirdParties,
  deleteStrategicThirdParty,
  deleteSupplier,
  deleteSuppliers,
} from "./delete-entries";
import {
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadStrategicThirdPartyTemplate,
  downloadSupplierTemplate,
} from "./list-files/download-templates";
import {
  exportContacts,
  exportCustomers,
  exportStrategicThirdParties,
  exportSuppliers,
} from "./list-files/export-lists";
import { importContacts } from "./list-files/import-contacts";
import { importCustomers } from "./list-files/import-customers";
import { importSuppliers } from "./list-files/import-suppliers";
import { importStrategicThirdParties } from "./list-files/import-third-parties";
import { listContactTypes, listStrategicThirdPartyCategories, listWorkTypes } from "./list-lookups";
import { createContact, listContacts, updateContact } from "./manage-contacts";
import { createCustomer, listCustomers, updateCustomer } from "./manage-customers";
import { createSupplier, listSuppliers, updateSupplier } from "./manage-suppliers";
import {
  createStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "./manage-third-parties";

export const directoryRoutes = [
  listContacts,
  createContact,
  updateContact,
  deleteContact,
  deleteContacts,
  listCustomers,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  deleteCustomers,
  listSuppliers,
  createSupplier,
  updateSupplier,
  deleteSupplier,
  deleteSuppliers,
  listStrategicThirdParties,
  createStrategicThirdParty,
  updateStrategicThirdParty,
  deleteStrategicThirdParty,
  deleteStrategicThirdParties,
  listContactTypes,
  listWorkTypes,
  listStrategicThirdPartyCategories,
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadSupplierTemplate,
  downloadStrategicThirdPartyTemplate,
  exportContacts,
  exportCustomers,
  exportSuppliers,
  exportStrategicThirdParties,
  importContacts,
  importCustomers,
  importSuppliers,
  importStrategicThirdParties,
];

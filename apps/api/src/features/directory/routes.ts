import {
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadStrategicThirdPartyTemplate,
  downloadSupplierTemplate,
} from "./download-templates";
import {
  exportContacts,
  exportCustomers,
  exportStrategicThirdParties,
  exportSuppliers,
} from "./export-lists";
import { importContacts } from "./import-contacts";
import { importCustomers } from "./import-customers";
import { importSuppliers } from "./import-suppliers";
import { importStrategicThirdParties } from "./import-third-parties";
import { listContactTypes, listStrategicThirdPartyCategories, listWorkTypes } from "./list-lookups";
import { createContact, deleteContact, listContacts, updateContact } from "./manage-contacts";
import { createCustomer, deleteCustomer, listCustomers, updateCustomer } from "./manage-customers";
import { createSupplier, deleteSupplier, listSuppliers, updateSupplier } from "./manage-suppliers";
import {
  createStrategicThirdParty,
  deleteStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "./manage-third-parties";

export const directoryRoutes = [
  listContacts,
  createContact,
  updateContact,
  deleteContact,
  listCustomers,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  listSuppliers,
  createSupplier,
  updateSupplier,
  deleteSupplier,
  listStrategicThirdParties,
  createStrategicThirdParty,
  updateStrategicThirdParty,
  deleteStrategicThirdParty,
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
